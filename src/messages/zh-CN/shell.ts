import type { shell as en } from '../en/shell.ts';
import type { Shape } from '../shape.ts';

export const shell = {
  times: '时间均为北京时间',
  appearance: {
    scheme: '外观',
    system: '跟随系统',
    light: '浅色',
    dark: '深色',
    density: '显示密度',
    comfortable: '宽松',
    compact: '紧凑',
  },
  account: {
    label: '账户',
    menu: '{{name}}的账号',
    coins: '海币',
    coinAmount: '{{amount}} 海币',
    topUp: '充值',
    coupons: '优惠券',
    couponAmount_other: '{{count}} 张优惠券',
    filerCode: '默认申报代码',
    admin: '管理员',
    subAccount: '子账号',
    filer: '申报员',
    support: '客服',
    signOut: '退出登录',
  },
  offline: '网络已断开。您填写的内容会保存在本机，保存和发送需等网络恢复。',
  openIntents_other: '有 {{count}} 次发送尚未得到结果，系统正在查询，请勿重复发送。',
  openIntentsLink: '查看结果',
  signedOut: {
    title: '请先登录',
    body: '登录已过期。您填写的内容已保存在本机。',
    action: '登录',
  },
  otherOwner: {
    title: '账号已切换',
    body: '另一个标签页已登录 {{name}}。本页属于之前的账号，不能再保存。',
    action: '刷新本页',
  },
  crash: {
    title: '页面出错了',
    body: '您填写的内容已保存在本机。请刷新页面；如再次出现，请告知客服您最后的操作。',
    home: '返回草稿箱',
  },
  notLoaded: {
    title: '此页面正在等待网络',
    body: '此页面之前尚未加载。网络恢复后会自动打开。',
  },
  newVersion: {
    title: '系统已更新',
    body: '您操作期间系统发布了新版本。请刷新后继续，您填写的内容不会丢失。',
  },
  unreachable: {
    title: '无法连接系统',
    body: '请检查网络后重试。您填写的内容已保存在本机。',
    action: '重试',
  },
  notFound: {
    refused: '没有权限',
    title: '页面不存在',
    body: '该地址没有内容，可能输入有误或页面已移动。',
  },
  request: {
    timeout: '系统 10 秒内没有响应，请重试',
    network: '无法连接系统，请检查网络',
    duplicate: '请勿重复点击',
    tryLater: '出错了，请稍后再试',
  },
} satisfies Shape<typeof en>;
