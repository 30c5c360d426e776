/** Traditional characters that occur in labels of trade papers, each followed by its simplified form. */
const PAIRS =
  '賣卖買买製制號号單单貨货裝装點点櫃柜編编碼码稅税關关進进廠厂產产國国區区員员艙舱訂订發发電电話话傳传郵邮實实際际證证擔担類类' +
  '備备註注數数價价總总額额淨净開开達达運运輸输銷销購购業业倉仓庫库應应東东門门廣广臺台灣湾縣县鄉乡鎮镇聯联絡络個个規规統统與与' +
  '並并體体據据確确認认預预計计離离時时間间屬属納纳續续從从為为樓楼層层幣币種种圍围約约終终簽签報报務务濟济當当條条項项資资訊讯' +
  '細细許许責责費费貿贸質质車车輛辆過过還还邊边選选錄录鑰钥閱阅陸陆險险雜杂頁页順顺領领題题館馆駐驻魚鱼麥麦黃黄齊齐龍龙稱称處处' +
  '該该請请標标誌志級级組组織织權权長长歐欧測测滿满溫温無无狀状獨独現现環环節节筆笔給给經经維维網网緊紧縮缩紀纪練练線线';

export const SIMPLIFIED: ReadonlyMap<string, string> = new Map(
  (PAIRS.match(/../gu) ?? []).map((pair) => [pair.slice(0, 1), pair.slice(1)]),
);
