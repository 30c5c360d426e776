import { sql, type Kysely } from 'kysely';

/** [R24] [G09] The first notices: the rules of the service, two carriers, and two of 2021 that have ended. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const { id, kind, code = null, from, to = null, texts } of NOTICES) {
    await sql`
      insert into notice (id, kind, audience, house_scac, texts, valid_from, valid_to, published_at, updated_at)
      values (${id}, ${kind}, ${code === null ? 'all' : 'houseScac'}, ${code}, ${JSON.stringify(texts)}, ${from}, ${to},
        ${from}, ${from})`.execute(db);
  }
}

interface FirstNotice {
  id: string;
  kind: string;
  code?: string;
  from: string;
  to?: string;
  texts: Record<string, Record<'title' | 'greeting' | 'body' | 'signature', string>>;
}

const text = (title: string, greeting: string, body: string, signature: string) => ({
  title,
  greeting,
  body,
  signature,
});

const NOTICES: FirstNotice[] = [
  {
    id: 'service-rules',
    kind: 'important',
    from: '2021-01-01 00:00:00+08',
    texts: {
      en: text(
        'Send your ISF at least 24 hours before loading',
        'Dear customer,',
        '<ul><li>An ISF-5 or ISF-10 must be sent <b>at least 24 hours before loading</b>.</li><li>Each bill of lading costs ¥70, or ¥50 if it was already filed for AMS. ¥1 is 1 coin.</li><li>Filings carry the default filer code unless your company has registered its own. To register one, tell customer service 2 working days ahead.</li></ul>',
        'TenPlusTwo customer service',
      ),
      'zh-CN': text(
        '请至少在装船前 24 小时发送 ISF',
        '尊敬的客户：',
        '<ul><li>ISF-5 和 ISF-10 须<b>至少在装船前 24 小时</b>发送。</li><li>每票提单收费 70 元；已申报过 AMS 的提单 50 元。1 元 = 1 海币。</li><li>未登记自有申报代码的企业，使用默认申报代码。如需登记，请提前 2 个工作日联系客服。</li></ul>',
        'TenPlusTwo 客服',
      ),
      vi: text(
        'Hãy gửi ISF ít nhất 24 giờ trước khi xếp hàng',
        'Kính gửi quý khách,',
        '<ul><li>ISF-5 và ISF-10 phải được gửi <b>ít nhất 24 giờ trước khi xếp hàng</b> lên tàu.</li><li>Phí mỗi vận đơn là 70 ¥, hoặc 50 ¥ nếu vận đơn đã khai AMS. 1 ¥ bằng 1 xu.</li><li>Hồ sơ dùng mã người khai mặc định, trừ khi công ty đã đăng ký mã riêng. Muốn đăng ký, hãy báo cho bộ phận chăm sóc khách hàng trước 2 ngày làm việc.</li></ul>',
        'Chăm sóc khách hàng TenPlusTwo',
      ),
    },
  },
  carrier('TXSL'),
  carrier('SYLC'),
  {
    id: 'daily-2021',
    kind: 'daily',
    from: '2021-11-01 00:00:00+08',
    to: '2021-11-14 23:59:59+08',
    texts: {
      en: text(
        'Busy days before the peak season',
        'Dear customer,',
        '<p>Many vessels load in the coming days. Send your filings early: customs may answer more slowly than usual.</p>',
        'TenPlusTwo customer service',
      ),
      'zh-CN': text(
        '旺季将至，请提前申报',
        '尊敬的客户：',
        '<p>近期装船集中，海关回执可能较平时慢，请尽早发送申报。</p>',
        'TenPlusTwo 客服',
      ),
      vi: text(
        'Mùa cao điểm sắp đến',
        'Kính gửi quý khách,',
        '<p>Nhiều tàu xếp hàng trong những ngày tới. Hãy gửi hồ sơ sớm: hải quan có thể trả lời chậm hơn thường lệ.</p>',
        'Chăm sóc khách hàng TenPlusTwo',
      ),
    },
  },
  {
    id: 'promotion-2021',
    kind: 'notice',
    from: '2021-11-01 00:00:00+08',
    to: '2021-12-31 23:59:59+08',
    texts: {
      'zh-CN': text(
        '年末优惠：领取申报优惠券',
        '尊敬的客户：',
        '<p>2021 年 12 月 31 日前可<a href="/activity">领取优惠券</a>，每张抵一票申报费。</p>',
        'TenPlusTwo 客服',
      ),
    },
  },
];

/** A notice to the customers who file under a carrier's code. */
function carrier(code: string): FirstNotice {
  return {
    id: `carrier-${code.toLowerCase()}`,
    kind: 'important',
    code,
    from: '2021-01-01 00:00:00+08',
    texts: {
      en: text(
        `Filing under ${code}: B/L numbers start with ${code}`,
        'Dear customer,',
        `<p>Your filings carry the filer code ${code}. Check before sending that each house bill number starts with ${code}: customs matches it with the AMS filing of the same number. A number with another carrier code stays unmatched.</p>`,
        'TenPlusTwo customer service',
      ),
      'zh-CN': text(
        `使用 ${code} 申报：提单号须以 ${code} 开头`,
        '尊敬的客户：',
        `<p>贵司以申报代码 ${code} 申报。发送前请核对每个分单号是否以 ${code} 开头：海关按相同提单号与 AMS 匹配，前缀为其他代码的提单无法匹配。</p>`,
        'TenPlusTwo 客服',
      ),
      vi: text(
        `Khai theo mã ${code}: số vận đơn bắt đầu bằng ${code}`,
        'Kính gửi quý khách,',
        `<p>Hồ sơ của quý khách mang mã người khai ${code}. Trước khi gửi, hãy kiểm tra mỗi số vận đơn nhà bắt đầu bằng ${code}: hải quan khớp hồ sơ với bản khai AMS cùng số. Số có mã hãng khác sẽ không khớp.</p>`,
        'Chăm sóc khách hàng TenPlusTwo',
      ),
    },
  };
}
