import type { customs as en } from '../en/customs.ts';
import type { Shape } from '../shape.ts';

export const customs = {
  sources: {
    note: '（{{codes}}）',
    customs: '海关规则，其代码未公布',
    code: '海关代码 {{code}}',
    codes: '海关代码 {{code}}（AMS：{{ams}}）',
    ams: 'AMS 代码 {{ams}}，其 ABI 代码未公布',
    chapter: '海关规则，其代码未公布',
    tool: '系统提示，并非海关代码',
  },
  unknown: '代码 {{code}} 不在已公布的代码表中，按海关原文显示。',
  entities: {
    IM: '进口商',
    CN: '收货人',
    SE: '卖方',
    BY: '买方',
    ST: '收货方',
    LG: '装箱地点',
    CS: '拼箱公司',
    MF: '制造商',
    BKP: '订舱方',
    any: '相关方',
  },
  numbers: {
    format: '不符合所选 ID类型的格式。',
    einNoSuffix: '缺少最后两位。如进口商没有其他后缀，请补 00。',
    einSuffix: '税号最后两位不能是字母 O、I 或 Z，通常应为 0、1 或 2。',
    einPrefix: '没有以 00 开头的税号。',
    einSerial: '连字符后的七位数字不能全为 0。',
    ssnArea: '没有以 000 或 666 开头的社会安全号。',
    ssnTaxpayer: '以 9 开头的是个人纳税号(ITIN)，不是社会安全号。请索取税号(EIN)或 CBP指定编号。',
    ssnGroup: '中间两位不能是 00。',
    ssnSerial: '最后四位不能是 0000。',
    scac: 'ISF-5 的申报代码须为四位字母。',
    einRarePrefix: '据公开资料，美国国税局未使用这两位开头。',
    aniYear: '前两位是发号年份，而该年份尚未到来。',
    aniPort: '第三至六位是发号口岸，CBP 没有该关区。',
  },
  hts: {
    digits: '海关只接受数字。',
    short: '不足 6 位数字。',
    chapter: '税则没有这一章（01 至 97，无 77）。',
    special: '第 98、99 章的编码须与货物本身的编码一起申报。',
  },
  ports: {
    form: '不是两位国家代码加三位字母或数字（2 至 9）。',
    country: '前两位不是国家代码。',
  },
  edits: {
    S06: {
      text: 'ISF 类型无效',
      cause: '申报类型既不是 ISF-10、ISF-5，也不是两者之间的变更。',
      fix: '请选择 ISF-10 或 ISF-5。',
    },
    S07: {
      text: '操作代码无效',
      cause: '报文既不是新增、修改，也不是删除。',
      fix: '请在该申报的页面上重新发送、修改或删除。',
    },
    S08: {
      text: 'ISF 重复申报',
      cause: '该进口商和提单已有另一票 ISF 在海关备案。',
      fix: '请修改已有的申报，或更正提单号、进口商ID。',
    },
    S09: {
      text: '运输方式无效',
      cause: 'ISF 只适用于海运：10 为散杂货船，11 为集装箱船。',
      fix: '运输方式请选择集装箱船或散杂货船。',
    },
    S10: {
      text: 'ISF编号未在海关备案',
      cause: '海关没有该 ISF编号对应的申报，无法修改或删除。',
      fix: '请核对 ISF编号。如该申报从未被接受，请作为新申报发送。',
    },
    S11: {
      text: '新申报不得填写 ISF编号',
      cause: '新申报的 ISF编号须留空，由海关分配。',
      fix: '请作为不带编号的新申报发送，或作为原申报的修改发送。',
    },
    S12: {
      text: '属于其他申报人的申报',
      cause: '该 ISF编号对应的申报由其他申报人发送，只有对方才能修改或删除。',
      fix: '请联系对方修改或删除，或核对 ISF编号和申报代码。',
    },
    S13: {
      text: '缺少 Bond参考号',
      cause: '单次Bond 须提供担保公司的参考号。',
      fix: '请按 Bond 文件填写 Bond参考号。',
    },
    S14: {
      text: '进口商ID类型无效',
      cause: '海关不接受以此类号码作为本申报的进口商ID。',
      fix: '请选择税号(EIN)、CBP指定编号、社会安全号或护照。',
    },
    S15: {
      text: '缺少进口商ID',
      cause: '申报中没有进口商。',
      fix: '请填写进口商ID；ISF-5 请填写申报代码。',
    },
    S16: {
      text: '进口商ID 格式无效',
      cause: '“{{value}}”：$t(customs.numbers.{{problem}})',
      fix: '请填写税号(EIN)（如 12-345678900）、CBP指定编号（如 261704-12345）或社会安全号（如 123-45-6789）。ISF-5 的申报代码须为四位字母。',
    },
    S17: {
      text: '进口商未在海关备案',
      cause: '海关查无进口商 {{value}}。',
      fix: '请与进口商的文件核对。新进口商须先向 CBP 备案（5106 表）。',
    },
    S18: {
      text: '货物类型无效',
      cause: '货物类型不在 01 至 11 之间，或 ISF-5 的货物类型不是 01。',
      fix: '请从列表中选择货物类型。',
    },
    S19: {
      text: '缺少 Bond持有人',
      cause: '该货物类型需要 Bond，但未填写持有人。',
      fix: '请填写 Bond持有人ID。',
    },
    S20: {
      text: 'Bond活动代码无效',
      cause: 'Bond活动代码不是 01、02、03、04 或 16。',
      fix: '请重新选择 Bond类型。',
    },
    S21: {
      text: 'Bond类型无效',
      cause: '既不是年度Bond（8），也不是单次 ISF Bond（9，活动代码 16）。',
      fix: '请重新选择 Bond类型。',
    },
    S22: {
      text: '缺少担保公司代码',
      cause: '单次Bond 须提供担保公司代码。',
      fix: '请填写 3 位数字的担保公司代码。',
    },
    S23: {
      text: 'Bond持有人ID 格式无效',
      cause: '“{{value}}”：$t(customs.numbers.{{problem}})',
      fix: '请按 12-345678900、261704-12345 或 123-45-6789 的格式填写。',
    },
    S24: {
      text: '担保公司代码格式无效',
      cause: '“{{value}}”不是担保公司代码。',
      fix: '请填写 3 位数字，例如 016。',
    },
    S25: {
      text: '出生日期缺失或错误',
      cause: '使用护照须提供出生日期，且日期必须真实存在。',
      fix: '请按证件填写出生日期。',
    },
    S26: {
      text: '护照签发国无效',
      cause: '护照签发国未填写，或不在 ISO 国家列表中。',
      fix: '请选择护照签发国。',
    },
    S27: {
      text: '不允许使用护照',
      cause: '只有家庭用品/个人物品、外交货物和 ATA 单证册货物可用护照申报。',
      fix: '请改选 ID类型。',
    },
    S28: {
      text: '申报原因无效',
      cause: '新增或修改须填写 CT、FR、FT、FX 之一；删除不填原因。',
      fix: '请从列表中选择申报原因。',
    },
    S31: {
      text: '缺少提单',
      cause: '申报中没有提单号。',
      fix: '请至少添加一个 AMS提单号。',
    },
    S32: {
      text: '提单号格式无效',
      cause: '提单号须为签发人四位字母 SCAC 加 1 至 12 位字母数字；提单类型须为 House单或普通单。',
      fix: '请按 OOLU2719403685 的格式填写，不含空格、连字符和斜杠，并选择提单类型。',
    },
    S33: {
      text: '提单重复',
      cause: '{{value}} 在本申报中出现多次。',
      fix: '请删除其中一行。',
    },
    SA1: {
      text: '缺少单证册签发国',
      cause: '货物类型 06 须提供 ATA 单证册的签发国。',
      fix: '请选择单证册签发国；如并非凭单证册运输，请改选货物类型。',
    },
    SA2: {
      text: '缺少单证册号码',
      cause: '货物类型 06 须提供 ATA 单证册号码。',
      fix: '请填写单证册号码；如并非凭单证册运输，请改选货物类型。',
    },
    SA3: {
      text: '单证册签发国无效',
      cause: '单证册签发国不在 ISO 国家列表中。',
      fix: '请从列表中选择签发单证册的国家。',
    },
    SA7: {
      text: '年度Bond 未在海关备案',
      cause: '海关查无该持有人的年度Bond。',
      fix: '请核对 Bond持有人ID，或改用单次Bond、平台年度Bond。',
    },
    SA8: {
      text: '年度Bond 未生效',
      cause: '申报当日该 Bond 尚未生效或已失效。',
      fix: '请向担保公司确认有效期；生效前可改用单次Bond 或平台年度Bond。',
    },
    SA9: {
      text: 'Bond持有人状态无效',
      cause: '海关记录中该 Bond持有人已停用。',
      fix: '请 Bond持有人联系 CBP 处理，或改用其他 Bond。',
    },
    SAA: {
      text: 'Bond 额度不足',
      cause: '该 Bond 的金额不足以覆盖本次申报。',
      fix: '请要求担保公司提高额度，或改用其他 Bond。',
    },
    referenceUnknown: {
      text: '参考号类型未知',
      cause: '海关没有 {{value}} 这类参考号。',
      fix: '本表单没有该填写项，请联系客服查看该报文。',
    },
    filerNameMissing: {
      text: '缺少进口商全名',
      cause: '使用护照时，海关要求提供作为申报人的进口商全名。',
      fix: '请按 SMITH, JOHN, A 的格式填写全名。',
    },
    shipmentInfoMissing: {
      text: '缺少非正式报关数据',
      cause: '货物类型 11 须提供类型、货值、件数和重量。',
      fix: '请填写这些字段；如不属于非正式报关，请改选货物类型。',
    },
    shipmentInfo: {
      text: '非正式报关数据无效',
      cause: '“{{value}}”不符合要求：子类型 01 至 03，货值大于零，重量单位 K 或 L。',
      fix: '请更正非正式报关类型、估计货值、件数和重量。',
    },
    partyMissing: {
      text: '缺少$t(customs.entities.{{entity}})',
      cause: '此类申报必须填写全部相关方。',
      fix: '请填写该部分。',
    },
    partyUnknown: {
      text: '相关方未知',
      cause: '此类申报没有相关方 {{entity}}。',
      fix: '本表单没有该相关方，请联系客服查看该报文。',
    },
    partyRepeated: {
      text: '$t(customs.entities.{{entity}})重复',
      cause: '只有制造商可以有多个。',
      fix: '请只保留一个。',
    },
    partyEmpty: {
      text: '$t(customs.entities.{{entity}})缺少名称或 ID',
      cause: '相关方须填写名称和地址；进口商和收货人须填写 ID。',
      fix: '请填写名称，进口商和收货人请填写 ID。',
    },
    partyBoth: {
      text: '$t(customs.entities.{{entity}})同时有 ID 和地址',
      cause: '海关只接受 ID，或名称加地址，两者不可并存。',
      fix: '请只保留其中一种。',
    },
    partyAddressMissing: {
      text: '$t(customs.entities.{{entity}})缺少地址',
      cause: '有名称就必须有地址。',
      fix: '请填写地址、城市和国家。',
    },
    partyQualifier: {
      text: '$t(customs.entities.{{entity}})：不允许的 ID类型',
      cause: '该相关方不能使用此类 ID。',
      fix: '请改选 ID类型。',
    },
    partyIdentifier: {
      text: '$t(customs.entities.{{entity}})：ID 格式无效',
      cause: '“{{value}}”：$t(customs.numbers.{{problem}})',
      fix: '请填写税号(EIN)（如 12-345678900）、CBP指定编号（如 261704-12345）或社会安全号（如 123-45-6789）。',
    },
    secondNameType: {
      text: '第二名称类型未知',
      cause: '海关没有 {{value}} 这类第二名称（{{entity}}）。',
      fix: '请从列表中选择第二名称类型，或清空第二名称。',
    },
    addressQualifier: {
      text: '地址组成部分未知',
      cause: '海关没有 {{value}} 这类地址组成部分（{{entity}}）。',
      fix: '请按街道地址填写。',
    },
    partyCountry: {
      text: '$t(customs.entities.{{entity}})：国家无效',
      cause: '“{{value}}”不是国家代码。',
      fix: '请从列表中选择国家。',
    },
    goodsMissing: {
      text: '缺少货物',
      cause: '申报中没有 HS编码。',
      fix: '请至少添加一个 HS编码。',
    },
    htsNumber: {
      text: 'HS编码无效',
      cause: '“{{value}}”：$t(customs.hts.{{problem}})',
      fix: '请填写美国现行税则中的 6 位编码。',
    },
    originCountry: {
      text: '原产国缺失或错误',
      cause: 'ISF-10 的每个 HS编码都须有 ISO 列表中的原产国。',
      fix: '请从列表中选择原产国。',
    },
    routingMissing: {
      text: '缺少港口',
      cause: 'ISF-5 须填写国外卸货港和交货地。',
      fix: '请填写这两个港口。',
    },
    portQualifier: {
      text: '港口代码类型未知',
      cause: '“{{value}}”既不是 UN/LOCODE，也不是 Schedule K。',
      fix: '请从列表中选择港口。',
    },
    portCode: {
      text: '港口代码无效',
      cause: '“{{value}}”：$t(customs.ports.{{problem}})',
      fix: '请从列表中选择港口，或按“港口名|代码”填写，例如 MANZANILLO|MXZLO。',
    },
    portInUs: {
      text: '港口位于美国',
      cause: '{{value}} 位于美国；ISF-5 只适用于过境转往国外的货物。',
      fix: '请选择国外港口；货物留在美国请申报 ISF-10。',
    },
    importerPartyMissing: {
      text: '缺少进口商',
      cause: 'ISF-10 必须申报进口商。',
      fix: '请填写进口商ID。',
    },
    consigneeMissing: {
      text: '缺少收货人号码',
      cause: 'ISF-10 必须申报收货人的号码。',
      fix: '请填写收货人ID，可与进口商相同。',
    },
    consolidatorMissing: {
      text: '缺少拼箱公司',
      cause: '除非申报原因为 FT 或 FX，否则须填写拼箱公司的名称和地址。',
      fix: '请填写拼箱公司；如资料稍后补充，请选择弹性时间（FT 或 FX）。',
    },
    partyNumberMissing: {
      text: '$t(customs.entities.{{entity}})：缺少 ID',
      cause: '选择了 ID类型，但没有 ID。',
      fix: '请填写 ID，或改填名称和地址。',
    },
    partyEin: {
      text: '$t(customs.entities.{{entity}})：税号(EIN)无效',
      cause: '“{{value}}”：$t(customs.numbers.{{problem}})',
      fix: '请按 12-345678900 的格式填写税号。',
    },
    partyAni: {
      text: '$t(customs.entities.{{entity}})：CBP指定编号无效',
      cause: '“{{value}}”：$t(customs.numbers.{{problem}})',
      fix: '请按 261704-12345 的格式填写 CBP指定编号。',
    },
    partyDuns: {
      text: '$t(customs.entities.{{entity}})：DUNS 编号无效',
      cause: 'DUNS 编号为 9 位数字，DUNS+4 为 13 位，且不能同时填写名称。',
      fix: '请只填写数字，或改填名称和地址。',
    },
    unlistedCharacter: {
      text: '海关不接受的字符',
      cause: '海关接受 A–Z、0–9、空格和键盘符号，但不接受 * 和 \\。',
      fix: '请替换该字符，例如用 X 代替 *，用 / 代替 \\。',
    },
    addressWithoutLetter: {
      text: '地址或城市没有字母',
      cause: '“{{value}}”不是海关能识别的地点。',
      fix: '请填写街道地址和城市。',
    },
    portNotListed: {
      text: '港口不在列表中',
      cause: '{{value}} 不在海港列表中；内陆地点也可能是正确的。',
      fix: '请核对 UN/LOCODE，或从列表中选择港口。',
    },
    placeholderName: {
      text: '$t(customs.entities.{{entity}})：名称为占位文字',
      cause: '“{{value}}”不是名称。海关可能接受，但申报不准确可能被罚 5,000 美元。',
      fix: '请按商业发票填写名称，或向发货人索取。',
    },
    nameToOrder: {
      text: '$t(customs.entities.{{entity}})：填写了“凭指示”',
      cause: '“{{value}}”是提单用语，不是相关方。',
      fix: '请填写相关方名称。货物尚未售出时，请用货物类型 02（凭指示）并填写货主，售出后更新买方。',
    },
    numberUnusual: {
      text: '不常见的号码',
      cause: '“{{value}}”：$t(customs.numbers.{{problem}})',
      fix: '请与单证核对；无误可照此发送。',
    },
    bothAssigned: {
      text: '进口商和收货人均为 CBP指定编号',
      cause: '收货人须为美国实体，通常有税号(EIN)。',
      fix: '请向进口商索取美国收货人的税号(EIN)。',
    },
    personWithoutName: {
      text: '$t(customs.entities.{{entity}})：个人没有全名',
      cause: '使用社会安全号时，海关可能要求全名。',
      fix: '请按证件填写全名。',
    },
    personWithoutBirthDate: {
      text: '$t(customs.entities.{{entity}})：个人没有出生日期',
      cause: '该货物类型使用社会安全号时，海关可能要求出生日期。',
      fix: '请按证件填写出生日期。',
    },
    doubledScac: {
      text: 'SCAC 重复',
      cause: '“{{value}}”开头的四位字母重复，很难与 AMS 中的提单匹配。',
      fix: '请使用 {{cut}}。',
    },
    scacNotListed: {
      text: 'SCAC 不在承运人列表中',
      cause: '{{value}} 既不是列表中的承运人，也不是您的申报代码。',
      fix: '请与提单核对前四位字母；无误可照此发送。',
    },
    numberUnusable: {
      text: 'ISF编号不可用',
      cause: '海关无法使用此次修改或删除的 ISF编号。',
      fix: '请与最近一次被接受的申报的 ISF编号核对；如已删除，请重新申报。',
    },
    unifiedType: {
      text: '与报关单合并的 ISF 类型无效',
      cause: '与报关单一并提交的 ISF 必须是 ISF-10。',
      fix: '本系统只申报 ISF。请联系客服查看报文。',
    },
    unifiedAction: {
      text: '不允许新增或替换',
      cause: '该 ISF 是与报关单一并提交的。',
      fix: '请联系该票的报关行。',
    },
    unifiedOnFile: {
      text: '报关单已含 ISF',
      cause: 'ISF 已随报关单提交，须在报关单中替换。',
      fix: '请联系该票的报关行。',
    },
    scacUnknownToCustoms: {
      text: 'SCAC 未在海关登记',
      cause: '提单号前四位字母不在 CBP 的 SCAC 名录中。',
      fix: '请与提单核对：提单号以签发人的四位 SCAC 开头。',
    },
    billInvalid: {
      text: '提单号无效',
      cause: '海关无法识别该提单号，例如其中有括号。',
      fix: '请只使用 SCAC 加字母和数字。',
    },
    containerDescription: {
      text: '集装箱描述无效',
      cause: '海关无法识别该集装箱描述代码。',
      fix: '请重新选择箱型，例如 20、40 或 CN。',
    },
    partyNotOnFile: {
      text: '$t(customs.entities.{{entity}})：号码未备案',
      cause: 'CBP 没有该号码的备案。',
      fix: '请与单证核对号码；新的相关方须先向 CBP 备案（5106 表）。',
    },
    tooShort: {
      text: '记录过短',
      cause: '第 {{line}} 行（{{record}}）止于第 {{column}} 列；每条记录应为 80 列。',
      fix: '请原样重新发送报文。',
    },
    tooLong: {
      text: '记录过长',
      cause: '第 {{line}} 行（{{record}}）超过第 80 列。',
      fix: '请原样重新发送报文。',
    },
    unknownRecord: {
      text: '记录未知',
      cause: '第 {{line}} 行以“{{record}}”开头，不是 ISF 记录。',
      fix: '请原样重新发送报文。',
    },
    foreignCharacter: {
      text: '含有海关不接受的字符',
      cause: '第 {{line}} 行（{{record}}）第 {{column}} 列：此处不允许该字符。',
      fix: 'HS编码只能用数字；其他各处请使用大写字母和数字，名称和地址还可用英文标点。',
    },
    missingElement: {
      text: '缺少必填内容',
      cause: '第 {{line}} 行（{{record}}）第 {{column}} 列：海关要求填写此处。',
      fix: '请填写此项。',
    },
    notFiller: {
      text: '空白处有内容',
      cause: '第 {{line}} 行（{{record}}）第 {{column}} 列必须为空。',
      fix: '请原样重新发送报文。',
    },
    outOfOrder: {
      text: '记录顺序错误',
      cause: '第 {{line}} 行（{{record}}）不能出现在此处。',
      fix: '请原样重新发送报文。',
    },
    tooMany: {
      text: '记录过多',
      cause: '第 {{line}} 行（{{record}}）超出海关允许的数量。',
      fix: '请删除多余的行，或缩短地址。',
    },
    incomplete: {
      text: '缺少记录',
      cause: '第 {{line}} 行（{{record}}）之后缺少记录。',
      fix: '请原样重新发送报文。',
    },
    contradiction: {
      text: '回执自相矛盾',
      cause: '第 {{line}} 行（{{record}}）显示接受，其他行显示拒绝。',
      fix: '请联系客服查看该回执。',
    },
    addressChanged: {
      text: '地址发送时去掉部分标点',
      cause: '海关只在地址的奇数行接受标点：将以“{{sent}}”发送。',
      fix: '请确认地址仍可辨认，或缩短地址。',
    },
    transitBondMissing: {
      text: 'ISF-5 发送时不含 Bond',
      cause: '贵公司未设置 ISF-5 的 Bond 号码，海关可能返回代码 121。',
      fix: '管理员可在“海关连接”中填写 Bond，通常为承运人的 Bond。',
    },
    customsNoMissing: {
      text: '尚不知道该申报的 CBP 交易号',
      cause: '回执中还没有 CBP 交易号，报文只能使用我方编号，海关可能以代码 108 拒绝。',
      fix: '如回执未到，请先等待。如海关早已接受，请在发送前让客服查找回执。',
    },
    cityChanged: {
      text: '城市名发送时不含标点',
      cause: '海关的城市名只接受字母和数字：“{{value}}”将以“{{sent}}”发送。',
      fix: '请确认城市名仍可辨认。',
    },
    valueCut: {
      text: '超出海关限定的长度',
      cause: '该处只有 {{max}} 列，多余内容放不下。',
      fix: '请缩短至 {{max}} 个字符以内。',
    },
  },
  answers: {
    '01': 'ISF 被拒绝',
    '02': 'ISF 已接受',
    '03': 'ISF 已接受（有警告）',
    '11': '记录被拒绝',
    '13': '记录已接受（有警告）',
    S1: '提单已匹配',
    S2: '提单未匹配（申报时）',
    S3: '申报 5 天后提单仍未匹配',
    S4: '申报 20 天后提单仍未匹配',
    S5: '申报 30 天后提单仍未匹配',
    S6: '提单类型不符（申报时）',
    SA: '申报 5 天后提单类型仍不符',
    SB: '申报 20 天后提单类型仍不符',
    SC: '申报 30 天后提单类型仍不符',
    S7: '其他申报人已为同一进口商申报了同一提单',
    batchReject: '海关拒绝了整批报文',
  },
  /** What is unusual about an answer that was read all the same. */
  remarks: {
    contradictory: '海关接受了申报，但把其中一条记录标为拒绝。申报已在海关备案，请勿作为新申报再次发送。',
    causeUnknown: '海关没有给出代码。',
    echoDiffers: '回执中重复的一条记录与发送内容不同。',
    unknownRecord: '回执中有一行类型未知。',
    unordered: '回执没有自己的编号，按到达顺序显示。',
    duplicate: '其他申报人已为同一提单和进口商申报。',
  },
  batch: {
    settings: '代码 {{code}} 涉及报文信封，与本表单无关：请管理员检查海关设置，然后重新发送。',
    records: '代码 {{code}} 涉及报文格式。请联系客服，然后重新发送。',
  },
  matchCauses: {
    strayCharacters: {
      cause: '提单号含有空格、连字符或其他符号：{{from}}。海关只比对字母和数字。',
      fix: '请使用 {{amsNo}}。',
    },
    doubledScac: {
      cause: '{{from}} 开头的 SCAC 代码重复了。',
      fix: '请使用 {{amsNo}}。',
    },
    missingScac: {
      cause: '{{from}} 没有以签发人的四位字母 SCAC 代码开头。',
      fix: '如为贵公司签发的 House单，请使用 {{amsNo}}；否则请在前面加上签发人的 SCAC 代码。',
    },
    letterForDigit: {
      cause: '{{from}} 的数字中混有形似 0 或 1 的字母。',
      fix: '请与提单核对，很可能是 {{amsNo}}。',
    },
    digitForLetter: {
      cause: '{{from}} 的四位 SCAC 字母中混有数字。',
      fix: '请与提单核对，很可能是 {{amsNo}}。',
    },
    tooLong: {
      cause: '{{amsNo}} 超过 AMS 允许的 {{max}} 个字符。',
      fix: '请与 AMS 申报中的号码核对：SCAC 加最多 12 位。',
    },
    tooShort: {
      cause: '{{amsNo}} 太短，不足以包含 SCAC 和号码。',
      fix: '请与提单核对并补全。',
    },
    wrongType: {
      cause: '该提单在 AMS 中的类型与申报的不同。',
      fix: '请将提单类型改为$t(choices.amsType.{{amsType}})。',
    },
    typeOfOtherIssuer: {
      cause: '{{scac}} 是贵公司的代码，这很可能是 House单，却按普通单申报了。',
      fix: '请将提单类型改为$t(choices.amsType.{{amsType}})。',
    },
    masterNumber: {
      cause: '{{amsNo}} 由 {{scac}} 签发，可能是主单，而 ISF 不会与主单匹配。',
      fix: '请申报其下在 AMS 中的 House单；如没有 House单，请将此号按普通单申报。',
    },
    otherFiler: {
      cause: '其他申报人已为 {{amsNo}} 和同一进口商申报了 ISF。',
      fix: '请与进口商确认由谁申报，并删除其中一票。',
    },
    notYetInAms: {
      cause: '船公司或货代可能尚未将 {{amsNo}} 发送到 AMS。',
      fix: '请向对方确认 AMS 状态（已接受、1Y、3Z）。海关会自动再次比对，无需重发。',
    },
    numberChanged: {
      cause: '提单可能已换号重新签发，或已撤销。',
      fix: '请向签发人确认。如已换号，请用“修改”更改提单号；货物不再进口的，请删除申报。',
    },
  },
} satisfies Shape<typeof en>;
