import type { Shape } from '../shape.ts';
import type { human as english } from '../en/human.ts';

export const human: Shape<typeof english> = {
  code: '验证码',
  send: '获取验证码',
  sendAgain: '重新获取',
  wait: '{{seconds}} 秒后可重新获取',
  checking: '正在进行人机验证',
  sending: '正在发送验证码',
  sentEmail: '6 位验证码已发送至 {{address}}，10 分钟内有效。',
  sentSms: '6 位验证码已通过短信发送至 {{address}}，10 分钟内有效。',
  missing: '请输入 6 位验证码',
  otherWay: '换一种验证方式',
  picture: '请输入图中的数字',
  pictureAlt: '五位数字的图片。如无法看清，可改用问答验证。',
  asQuestion: '改用问答验证',
  asPicture: '改用图片验证',
  another: '换一张',
  answer: '答案',
  confirm: '确认并获取验证码',
  failed: '验证加载失败，请稍后再试。',
};
