import type { help as en } from '../en/help.ts';
import type { Shape } from '../shape.ts';

export const help = {
  blocks: {
    shipment: {
      what: '本次申报的提单，以及货物的装船时间。',
      who: '提单号见提单，装船时间由船公司提供。',
    },
    importer: {
      what: '对这批货向美国海关负责的进口商(Importer of Record)。',
      who: '可向美国买方或其报关行索取进口商号码。',
      example: 'EIN 12-345678900',
    },
    consignee: {
      what: '货物在美国的收货人，只填号码，不填名称地址。',
      who: '多数情况下就是进口商，可向美国买方或其报关行确认。',
    },
    bond: {
      what: '申报的担保，如被处以罚款，海关从中收取。',
      who: '是否已有年度Bond，可向进口商或其报关行确认。',
    },
    buger: {
      what: '最后已知的买方；货物未出售时填货主。',
      who: '商业发票上有买方名称。',
    },
    seller: {
      what: '最后已知的卖方；货物未出售时填货主。',
      who: '商业发票上有卖方名称。',
    },
    manufacturer: {
      what: '最后生产、组装或种植货物的企业，或成品的供应商。',
      who: '卖方如果不是工厂，可向卖方询问。',
    },
    stuffing: {
      what: '货物装入集装箱的地点。',
      who: '可向工厂或集装箱货运站(CFS)确认；选择弹性时间时，最晚可在到港前 24 小时补报。',
      example: '整箱填工厂地址，拼箱填 CFS 仓库地址',
    },
    consolidator: {
      what: '实际装箱或安排装箱的一方。',
      who: '可向订舱方确认；整箱通常是工厂，拼箱通常是 CFS 经营人。',
    },
    ship: {
      what: '清关放行后第一个实际收到货物的一方。',
      who: '送货地址可向收货人确认。',
      example: '仓库或配送中心',
    },
    book: {
      what: '向船公司订舱的一方。',
      who: '见订舱确认书。',
    },
    routing: {
      what: '过境货物卸船的国外港口和最终交货地。',
      who: '两者都在船公司的订舱资料上，且都不在美国。',
    },
    goods: {
      what: '每种货物填一行，有多个原产国时每个原产国一行。',
      who: '品名见装箱单，HS编码可问进口商的报关行。',
    },
  },
  fields: {
    houseScac: {
      what: '向海关发送本申报所用的四位字母代码。',
      who: '留空则使用公司的默认代码；使用自有代码请提前 2 个工作日告知客服。',
      example: 'HBRL',
    },
    cargoType: {
      what: '货物的种类，决定是否需要 Bond 和其他资料。',
      who: '由进口商或其报关行确定，一般贸易货物选标准货物。',
      example: '货物尚未出售：凭指示提单货物',
    },
    loadingAt: {
      what: '货物装上赴美船舶的时间（北京时间），24 小时期限由此倒推。',
      who: '由船公司提供，早于开船时间。',
      example: '20 日 18:00 装船，须在 19 日 18:00 前申报',
    },
    amsRequestList: {
      amsNo: {
        what: 'AMS 中最底层提单的号码：签发人 SCAC 加号码，中间无空格。',
        who: '可向申报 AMS 的一方确认；号码不同就无法匹配。',
        example: 'ABCD1234567890',
      },
      amsType: {
        what: '说明该号码是货代的 House单，还是船公司的普通单。',
        who: '可向申报 AMS 的一方确认；类型不同就无法匹配。',
      },
    },
    actionReason: {
      what: '告诉海关资料是否完整，或者部分资料是范围值、稍后补报。',
      who: '资料齐全时选“完整申报”；弹性申报日后必须补全。',
      example: '装箱地点暂未确定：弹性时间',
    },
    importerType: {
      what: '进口商所用号码的种类。',
      who: '由进口商提供：美国公司用 EIN，外国公司一般用 CBP指定编号。',
    },
    importerId: {
      what: '进口商在美国海关备案的号码。',
      who: '由进口商或其报关行提供；海关会核对，不要猜填。',
      example: '12-345678900 (EIN)',
    },
    consigneeType: {
      what: '收货人所用号码的种类。',
      who: '由收货人提供：美国公司用 EIN，个人用社会安全号。',
    },
    consigneeId: {
      what: '美国收货人的号码。',
      who: '由收货人或其报关行提供，多数情况下与进口商相同。',
      example: '12-345678900 (EIN)',
    },
    bondType: {
      what: '说明使用年度Bond，还是只为本票购买的单次Bond。',
      who: '可向进口商或其报关行确认；两者都没有时，可付费使用平台 Bond。',
    },
    bondHolderType: {
      what: '说明本申报使用谁的 Bond。',
      who: '一般是进口商的；如为其他方，可向报关行确认。',
    },
    bondHolderId: {
      what: 'Bond持有人在海关的号码。',
      who: '留空则使用进口商或收货人的号码。',
      example: '12-345678900 (EIN)',
    },
    suretyCode: {
      what: '签发单次Bond 的担保公司的三位代码。',
      who: '见 Bond 文件，也可问 Bond 代理。',
      example: '016',
    },
    bondReferenceNo: {
      what: '担保公司自己的单次Bond 编号，不是 CBP 的 Bond 号。',
      who: '见 Bond 文件，通常为 9 位数字。',
      example: '123456789',
    },
    billHsRequestList: {
      hsCode: {
        what: '货物税则号的前 6 位。',
        who: '由进口商的报关行归类，也可参考出口报关单的前 6 位。',
        example: '940360（木家具）',
      },
      hsCountryCode: {
        what: '货物的生产国或种植国，不是起运国。',
        who: '可向制造商确认。',
        example: '越南生产、宁波起运：VN',
      },
    },
    masterBill: {
      what: 'House单所属的船公司主单号。',
      who: '选填，见船公司提单。',
      example: 'MAEU123456789',
    },
    transportMode: {
      what: '货物以集装箱还是散杂货方式运输。',
      who: '集装箱请留空；散杂货不申报集装箱。',
    },
    carnetNo: {
      what: 'ATA 单证册的号码，不含国家代码。',
      who: '见单证册，由持证人提供。',
      example: 'CN12345678',
    },
    informalType: {
      what: '货物不作正式报关的原因。',
      who: '适用哪一种，可向进口商的报关行确认。',
    },
    estimatedValue: {
      what: '这票货的价值，以整数美元填写。',
      who: '见商业发票，或向货主询问。',
      example: '780',
    },
    importerName: {
      what: '所填护照或社会安全号持有人的法定全名，姓在前。',
      who: '见护照；海关也以此作为申报人姓名。',
      example: 'SMITH, JOHN, A',
    },
    consigneeName: {
      what: '所填护照或社会安全号持有人的法定全名，姓在前。',
      who: '见护照。',
      example: 'SMITH, JOHN, A',
    },
    bondActivity: {
      what: 'Bond持有人以何种身份对海关承担责任。',
      who: '可向持有人或其报关行确认；多数进口商为 01。',
    },
    transitImporterId: {
      what: '保税过境美国的货物的货主、收货人或转运申报人的号码。',
      who: '过境不卸货（FROB）请留空，以贵公司 SCAC 申报。',
      example: '12-345678900 (EIN)',
    },
    containerList: {
      containerNo: {
        what: '集装箱号：箱主的四位字母、六位数字和一位校验码。',
        who: '见箱体、装箱单或船公司提单。',
        example: 'CSQU3054383',
      },
    },
    party: {
      IdType: {
        what: '代替该方名称和地址的号码类型。',
        who: '仅在该方提供了此类号码且名称地址留空时使用。',
      },
      Id: {
        what: '海关登记的该方号码，可代替名称和地址。',
        who: '可向该方索取。',
        example: '123456789 (DUNS)',
      },
      Subdivision: {
        what: '州或省的 ISO 代码，不含国家。',
        who: '选填，属于地址的一部分。',
        example: 'CA（加利福尼亚州）',
      },
      PostalCode: {
        what: '地址的邮政编码。',
        who: '选填，发送时不含连字符。',
        example: '90001',
      },
      SecondNameType: {
        what: '第二名称与该方名称的关系。',
        who: '与第二名称一起选择。',
      },
      SecondName: {
        what: '该方的另一名称，例如经营名称。',
        who: '选填，便于海关识别该方。',
      },
    },
    deliveryCode: {
      what: '船公司在美国以外交付过境货物的地点。',
      who: '见船公司的订舱资料。',
      example: 'CAVAN（温哥华）',
    },
    dischargingPortCode: {
      what: '过境货物在美国以外的卸船港口。',
      who: '见船公司的订舱资料。',
      example: 'MXZLO（曼萨尼约）',
    },
    clientRef: {
      what: '客户对本票货的编号，不发送给海关。',
      who: '填客户查询时用的订单号或业务编号。',
      example: 'PO 48213',
    },
    vesselVoyage: {
      what: '本票货的船名和航次，仅供内部查询，不发送给海关。',
      who: '见订舱确认书。',
      example: 'COSCO HARMONY 045E',
    },
  },
  columns: {
    customsCodes: {
      what: '海关说明拒绝或警告原因的代码，含 ABI 和 AMS。',
      who: '请修改代码旁注明的内容，然后重新发送。',
    },
    declarationStatus: {
      what: '海关对最近一次操作的回执。',
      who: '红色需要处理，打开该票查看原因。',
    },
    matchStatus: {
      what: '海关是否在 AMS 中找到该提单。',
      who: '提单未匹配时，海关视同未申报 ISF。',
    },
  },
  declaration: {
    submitted: {
      what: '报文已发出，海关尚未返回回执。',
      who: '请等待回执，一般几分钟；在此之前不能操作。',
    },
    receiveOk: {
      what: '海关网关已收到报文，但海关尚未作出决定。',
      who: '请等待下一条回执，此时海关尚未接受申报。',
    },
    receiveSuccess: {
      what: '海关已接受并备案 ISF。',
      who: '接下来请关注匹配状态。',
    },
    receiveSuccessWarning: {
      what: '海关已接受 ISF，但对某项资料有疑问。',
      who: '请查看回执中的警告，资料有误时发送修改。',
    },
    receiveFailed: {
      what: '海关拒绝了该 ISF，目前没有备案。',
      who: '请按回执修正字段后重发，24 小时期限仍然有效。',
    },
    modifySuccess: {
      what: '海关已接受修改，现以新资料为准。',
      who: '无需处理。',
    },
    modifySuccessWarning: {
      what: '海关已接受修改，但对某项资料有疑问。',
      who: '请查看回执中的警告，资料有误时再次修改。',
    },
    modifyFailed: {
      what: '海关拒绝了修改，仍以之前接受的资料为准。',
      who: '请按回执修正字段后再次发送修改。',
    },
    deleteSuccess: {
      what: '海关已删除该 ISF，该提单已无 ISF 备案。',
      who: '如果货物仍要出运，请用重发重新申报。',
    },
    deleteFailed: {
      what: '海关拒绝了删除，该 ISF 仍在备案。',
      who: '请查看回执中的原因，货物确定不进口时再次删除。',
    },
  },
  match: {
    none: {
      what: '海关尚未告知 AMS 中有无该提单。',
      who: '海关接受 ISF 后才核对提单，无需处理。',
    },
    onFile: {
      what: '海关在 AMS 中找到号码和类型一致的提单。',
      who: '申报已完成；到港前资料有变化时请发送修改。',
    },
    notOnFile: {
      what: '海关在 AMS 中没有找到该号码的提单，视同未申报 ISF。',
      who: '请向申报 AMS 的一方核对号码，海关以后会再次核对。',
    },
    wrongType: {
      what: 'AMS 中有该号码，但提单类型不同。',
      who: '请向申报 AMS 的一方确认是 House单还是普通单，然后发送修改。',
    },
    duplicate: {
      what: '另一个申报人已为同一提单和进口商申报 ISF。',
      who: '请与进口商确认由谁申报，然后删除其中一票。',
    },
  },
} satisfies Shape<typeof en>;
