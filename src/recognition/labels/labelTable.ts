/** Parties that documents name. The last ones fill a party of the filing only where it is not named itself. */
export const ROLES = [
  'manufacturer',
  'seller',
  'buger',
  'ship',
  'stuffing',
  'consolidator',
  'book',
  'shipper',
  'consignee',
  'importer',
  'supplier',
  'addressee',
  'other',
] as const;
export type Role = (typeof ROLES)[number];

/** Parts of a party, and its lines that are no part of it. */
export const PARTS = ['name', 'addr', 'city', 'state', 'zip', 'country', 'contact'] as const;
export type PartKind = (typeof PARTS)[number];

/** Single values. The ones after `master` are known so that they are not taken for something else. */
export const FIELDS = [
  'ams',
  'billNo',
  'amsType',
  'hs',
  'origin',
  'importerId',
  'consigneeId',
  'bondType',
  'suretyCode',
  'bondReferenceNo',
  'bondHolderId',
  'discharge',
  'delivery',
  'vessel',
  'voyage',
  'loadingAt',
  'arrivalAt',
  'remark',
  'clientRef',
  'invoiceNo',
  'container',
  'master',
  'description',
  'scac',
] as const;
export type FieldKind = (typeof FIELDS)[number];

/** `taxId`, `id`: words for a tax number, for any number. `filler`: words that may occur in any label. `stop`: a label of something else. */
export type Concept = Role | PartKind | FieldKind | 'taxId' | 'id' | 'filler' | 'stop';

/** Phrases of each concept, parted by `|`, without accents and in simplified characters. Chinese also matches traditional. */
export const LABEL_TABLE: Record<Concept, string> = {
  manufacturer: `manufacturer | manufacturers | manufactured by | mfr | mfg | maker | factory | producer | production factory
    | actual manufacturer | manufacturing party | manufacturing company | manufacturing plant | manufacturing site | manufacturing facility | grower | made by | manufacturer or supplier | mfgr | manf | manufacturer supplier
    | 实际生产厂家 | 实际生产商 | 实际制造商 | 制造商 | 生产商 | 生产厂家 | 生产厂商 | 制造厂商 | 工厂 | 厂家 | 生产企业 | 制造厂 | 厂商 | 生产工厂 | 制造方 | 生产方 | 制造人
    | nha san xuat | don vi san xuat | nha may | nha may san xuat | co so san xuat | ben san xuat | cong ty san xuat | xuong san xuat`,
  seller: `seller | sellers | vendor | sold by | selling company | selling entity | seller of record | selling party | seller party | owner seller
    | 卖方 | 卖家 | 销售方 | 售方 | 出售方 | 卖货方 | 销售商 | 卖主
    | nguoi ban | ben ban | ben ban hang | don vi ban | nguoi ban hang | ben a ben ban`,
  buger: `buyer | buyers | purchaser | sold to | bill to | buying party | buying company | buying entity | sold to buyer | bill to buyer | invoiced to | invoice address | billing address | customer | invoice to | billed to | sold to party | bill to party | overseas buyer | overseas customer | foreign buyer | foreign customer | importing customer
    | messrs | for account of | account of | for account and risk of messrs | for account and risk of | buyer owner | owner buyer | buyer of record
    | 买方 | 买家 | 购买方 | 购货方 | 采购方 | 买主 | 客户 | 购方 | 买货方 | 国外客户 | 海外客户 | 境外客户 | 国外买方 | 海外买方 | 境外买方
    | nguoi mua | ben mua | ben mua hang | don vi mua | nguoi mua hang | khach hang | ben b ben mua | khach hang nhap khau | ben mua nhap khau`,
  ship: `ship to | final ship to | shipto | ship to party | ship to location | deliver to | delivery to | delivered to | delivery address | shipping address | deliver to party | ship to delivery
    | delivery party | final delivery address | final deliver to | goods delivered to | delivery location | delivery warehouse | destination warehouse
    | deconsolidator
    | 送货地 | 送货地点 | 送货方地址 | 收货地址 | 送货地址 | 收货方 | 送货方 | 送达方 | 运抵方 | 交货地址 | 最终收货方 | 最终送货地址 | 派送地址 | 实际收货方 | 运至方 | 货物送达方 | 送货至 | 运送方 | 目的仓库 | 收货仓库
    | noi giao hang | ben nhan hang | dia chi giao hang | giao den | noi giao | dia diem giao hang | giao hang den | noi nhan hang cuoi cung | giao hang toi | ben giao toi | don vi nhan hang`,
  stuffing: `place where goods were stuffed | stuffing location address | place of container loading | container was stuffed at | where stuffed | loaded into container at | container loaded | cfs location | cfs address | goods stuffed at | goods loaded at | cargo loaded at | cargo stuffed at | loaded at | packed at | goods packed at | container packed at | stuffing loc | stuff loc | container loaded at | stuffing plant | loading point | loading place of container | container stuffing location | container stuffing | stuffing location | stuffing place | place of stuffing | stuffing | cargo stuffing | location of stuffing | stuffing address
    | container stuffing address | container loading location | container load location | container loading place | vanning location | vanning place | place of vanning | loading warehouse | stuffing warehouse
    | where container was stuffed | container stuffed at | stuffed at | loading address | container packing location | packing location | cy cfs stuffing | point of stuffing | stuffing site | stuffing point | stuffing facility
    | 装箱地点 | 装柜地点 | 装箱地 | 装柜地 | 装箱地址 | 装柜地址 | 集装箱装箱地点 | 集装箱装箱地 | 货柜装箱地点 | 货柜装柜地点 | 装箱位置 | 装货地点 | 装货地址 | 集装箱装货地点 | 拼箱地点 | 装拆箱地点 | 装柜仓库 | 装箱仓库
    | noi dong hang | dia diem dong hang | noi dong cont | noi dong container | dia diem dong container | noi dong hang vao container | dia diem dong hang vao container | kho dong hang | noi xep hang vao container | dong hang tai | dia diem dong cont | dia chi dong hang`,
  consolidator: `consolidator cfs | cfs consolidator | consolidating company | consolidating agent | consolidated at | stuffer consolidator | consolidation company | consolidation warehouse operator | consolidator | consol | consolidators | stuffer | consolidator stuffer | consolidated by | stuffed by | cfs operator | container stuffer | cargo consolidator | consolidator or stuffer | consolidating party
    | 拼箱公司 | 并柜公司 | 并装公司 | 集货公司 | 拼装公司 | 拼箱商 | 集拼商 | 拼箱方 | 拼箱人 | 集运商 | 集拼人 | 集装箱拼箱商 | 拼柜公司 | 装箱人 | 装箱公司 | 集货商 | 并柜商 | 并装商 | 拼柜商 | 合并商 | 拼装商 | 集拼公司 | 装箱方 | 装柜公司 | 并柜人 | 装箱商 | 并柜业者 | 拼柜业者 | 装柜业者 | 并装业者 | 拼箱业者 | 集拼方 | 集货方 | 集拼人 | 装柜方 | 拼箱装箱人
    | nguoi gom hang | don vi gom hang | nha gom hang | cong ty gom hang | ben gom hang | don vi dong hang | nguoi dong hang | ben dong hang | dai ly gom hang | cong ty dong hang | nguoi gom hang le | don vi gom hang le | cong ty gom hang le | dai ly gom hang le | ben gom hang le | nguoi dong ghep | don vi dong ghep | nha gom hang le`,
  book: `party booking the shipment | party booking the cargo | party placing the booking | party placing booking | party making the booking | party who booked | party that booked | who booked | booking placed by | booking made by | space booked by | booked for | party booking the space | booking principal | booking shipper | shipper booking party | booking party | booker | booked by | booking customer | booking company | booking client | party booking | contract party
    | 订舱方 | 订舱人 | 订舱公司 | 订舱客户 | 委托订舱方 | 订舱单位
    | ben dat cho | nguoi dat cho | don vi dat cho | ben dat cho tau | ben book tau | ben booking | nguoi booking | don vi booking | ben dat booking`,
  shipper: `shpr | shipr | exptr | cnor | shipper | exporter | consignor | shipper exporter | shippers | 发货人 | 托运人 | 出货人 | 出货方 | 出口人 | 出口商 | 出口方 | 寄件人 | 发货方 | 寄货人 | 付货人
    | nguoi xk | nha xk | ben xk | nguoi gui hang | nguoi xuat khau | nha xuat khau | ben xuat khau | nguoi gui | ben gui hang | nguoi giao hang | chu hang | don vi xuat khau`,
  consignee: `consignee | cnee | cgne | consgn | consigned to | ultimate consignee | consignee party | 收货人 | 收件人 | 受货人 | 提单收货人
    | nguoi nhan hang | nguoi nhan`,
  importer: `importer | importer of record | ior | importers | us importer | importer record | 进口商 | 进口方 | 登记进口商 | 进口人 | 美国进口商 | 备案进口商 | 进口单位
    | nguoi nk | nha nk | ben nk | don vi nk | nha nhap khau | nguoi nhap khau | ben nhap khau | don vi nhap khau`,
  supplier: 'supplier | suppliers | 供应商 | 供货商 | 供货方 | nha cung cap | ben cung cap | don vi cung cap',
  addressee: 'to | 致 | 收件方 | kinh gui',
  name: `co | name | company | company name | full name | name of company | legal name | business name | firm | entity | entity name | party name | company full name | 名称 | 公司名称 | 公司名 | 公司 | 全称 | 名字 | 单位名称 | 英文名称 | 公司全称 | 姓名 | 企业名称
    | ten | ten cong ty | ten don vi | cong ty | ten day du | ten doanh nghiep`,
  addr: `address | addr | add | street | street address | address line 1 | address line 2 | address line 3 | address line | address 1 | address 2 | address1 | address2 | full address | street name | location | loc | 地址 | 详细地址 | 街道 | 公司地址 | 街道地址 | 英文地址 | 住址
    | dia chi | dia chi chi tiet | dia diem | dia chi cong ty | d c | dc`,
  city: 'city | town | city name | city town | city or town | 城市 | 市 | 所在城市 | 所在地 | thanh pho | tinh thanh pho | tinh thanh | tp | thanh pho tinh',
  state:
    'state | province | state province | region | county | prov | 州 | 省 | 省份 | 州省 | 省州 | tinh | bang | tieu bang',
  zip: 'zip | zip code | zipcode | postal code | postcode | post code | postal | zip postal code | 邮编 | 邮政编码 | 邮递区号 | ma buu chinh | ma buu dien | ma zip | zip plus 4',
  country: `ctry | cntry | country | country code | country region | nation | country name | country iso | iso country code | 国家 | 国家代码 | 国别 | 国家地区 | 国家或地区 | 所在国 | 所在国家 | 国
    | quoc gia | nuoc | ma quoc gia | ma nuoc`,
  contact: `tel | telephone | phone | phone no | fax | email | e mail | mobile | attn | attention | contact | contact person | pic | cell | website | web | wechat | tel no | fax no | contact name | mail | tel fax | www | contact details | contact no | phone number
    | 电话 | 传真 | 邮箱 | 联系人 | 手机 | 电邮 | 联系电话 | 联系方式 | 电子邮件 | 邮件
    | dien thoai | so dien thoai | dt | sdt | nguoi lien he | lien he | di dong`,
  ams: `house bill of lading number | house b l number | h b l number | ams house bill number | ams bill number | ams bill no | ams b l no | forwarder s b l | forwarder s bill | forwarder s bill of lading | forwarder b l | forwarder bill | forwarders b l | forwarder s bill no | fbl | fbl no | fiata b l | house document | house doc | house doc no | house no | house ref | nvocc number | hbol | h b o l | house bol | hobl | h o b l | ams | ams bl | ams b l | ams bill | ams bill of lading | ams number | ams no | ams hbl | ams house b l | ams house bill | ams house bl | ams house bill of lading | ams b l number | hbl ams
    | hbl | h bl | h b l | hb l | house b l | house bl | house bill | house bill of lading | house bill number | hbl number | house | house waybill | hawb hbl | house ocean bill of lading | house ocean b l | nvocc bill of lading | nvocc b l | nvocc hbl | nvo bill
    | isf bill | isf b l | isf bill of lading | lowest bill | lowest level bill | lowest level bill of lading | lowest bill of lading | bill of lading lowest level | simple bill | ams house
    | h b | h b no | hb no | house ref no | ams提单号 | ams提单 | ams号 | ams单号 | ams 号码 | hbl提单号 | hbl号 | 分单号 | 分提单号 | 分单 | 分提单 | 货代提单号 | 货代提单 | 子单号 | 子提单号 | 小单号 | 小提单号 | 货代单号 | house提单号 | house单号 | ams分单号 | 分运单号 | 无船承运人提单号
    | so van don ams | so van don nha | van don nha | so hbl | so van don thu cap | van don thu cap | so van don house | van don house | so ams | ma ams | so house bill | van don ams | so h bl | so house b l | so van don gom hang | so van don hbl`,
  billNo: `bil no | bll no | b i no | b l | bl | b l no | bl no | b l number | bill of lading | bill of lading no | bill of lading number | bill no | bill number | lading no | b l ref | waybill | waybill no | bill of lading ref | sea waybill | seaway bill no | bills of lading | lading number | b l nbr | document no b l | bill | bol | bol no | bill of lading document no
    | 提单号 | 提单号码 | 提单编号 | 提单 | 海运提单号 | 运单号 | 提单no
    | konsimento | konsimento no | conocimiento de embarque | so van don | van don so | so b l | so bl | so vd | van don | ma van don | so van don duong bien | so bill`,
  amsType: `type of bill | b l type | bill type | ams type | bill of lading type | type of b l | bl type | bill of lading qualifier | b l qualifier | 提单类型 | 单证类型 | 提单种类 | 提单性质 | loai van don | loai b l | loai bl | loai bill | loai van don ams`,
  hs: `hts6 | hs6 | hs code6 | hts code6 | htsus6 | tariff numbers | hts codes 6 | hs | hs code | hscode | hs codes | hs no | hs number | gtip | gtip no | g t i p | g t i p no | hs kodu | cn code | taric | taric code | fraccion arancelaria |  hts | hts code | htscode | hts codes | htsus | htsus 6 | hts 6 | hs 6 | htsus code | htsus no | htsus number | hts no | hts number | hs hts | itc | itc hs | itc hs code | itc code | ritc | ritc hs code | tariff classification | tariff item no | customs tariff | customs tariff no | customs tariff number | customs tariff heading | commodity tariff | tariff hs | classification | hts classification | hs hts code | hts hs code | harmonized code | harmonised code | harmonized tariff code | harmonized tariff number | harmonized tariff schedule | tariff code | tariff no | tariff number | tariff | commodity code | commodity hts | commodity hts 6 | commodity htsus | commodity htsus number | commodity hts number | customs code | customs tariff code | tariff heading | tariff item | schedule b | hs tariff | hs heading | commodity hts code | hs code 6 | commodity htsus 6 | commodity hs code | product hs code | hts us | commodity number | hsn | hsn code | hsn sac | hsn sac code | h s code | h s no | h t s code | h t s | h s | commodity tariff code | commodity hts us | ncm
    | 商检编码 | 海关编码 | 商品编码 | 税则 | 税则号 | 税则号列 | hs编码 | hs代码 | hs 编号 | 海关商品编码 | 商品税号 | 海关税则号 | 海关税则 | hs code编码 | 编码 | 税则编码 | 商品编号 | 海关编号 | 协调编码 | 税号编码 | 货品编号 | 关税号 | 商品hs编码 | 美国海关编码 | 商品海关编码 | hts编码 | 税则号码 | 关税编号 | 商品 编码 | hs税号
    | ma hs | ma so hs | ma hang hoa | ma hts | ma so hang hoa | ma hs code | ma so thue hang hoa | ma bieu thue`,
  origin: `origin | country of origin | coo | c o o | origin country | made in | country origin | place of origin | origin of goods | goods origin | country of manufacture | ctry of origin | c o | country of origin of goods | origin code | orig | country of origin code | origin ctry | country of mfg | cntry of origin | country of orig | ctry orig | product of | point of origin | point of origin or ftz number | state of origin
    | 原产地 | 原产国 | 产地 | 原产国家 | 货物原产地 | 原产国别 | 生产国 | 制造国 | 原产地国 | 产地国 | 货物原产国 | 原产 国 | 商品原产国 | 产地国家
    | xuat xu | nuoc xuat xu | quoc gia xuat xu | nuoc san xuat | xuat xu hang hoa | xu xu | xuat su | noi xuat xu`,
  importerId: `importer id | importer ein | importer irs | importer tax id | importer no | importer number | importer of record no | importer of record number | importer of record id | ior no | ior number | ior id | ior ein | importer identification number | irs ein importer | iorn | ior irs
    | 进口商海关编号 | 进口商海关代码 | 进口商税号 | 进口商编号 | 进口商识别号 | 进口商注册号 | 进口商号码 | 进口商备案号 | 进口人税号 | 进口方税号 | 进口商纳税号 | 进口商纳税识别号
    | ma so nk | ma so nguoi nk | ma so nha nk | mst nk | mst nguoi nk | mst nha nk | ma nk | ma so thue nk | ma so thue nguoi nk | ma so nha nhap khau | ma so thue nha nhap khau | ma so thue nguoi nhap khau | ma so nguoi nhap khau | mst nha nhap khau | mst nguoi nhap khau | ma nha nhap khau | so dinh danh nha nhap khau | ma so thue ben nhap khau`,
  consigneeId: `consignee id | consignee ein | consignee irs | consignee tax id | consignee no | consignee number | consignee identification number | cnee id | cnee ein | cnee no | ultimate consignee no | ultimate consignee number | cnee irs
    | 收货人海关编号 | 收货人海关代码 | 收货人税号 | 收货人编号 | 收货人识别号 | 收货人号码 | 收货人纳税号 | 收货人注册号 | 收货人纳税识别号
    | ma so nguoi nhan | ma so nguoi nhan hang | ma so thue nguoi nhan | ma so thue nguoi nhan hang | mst nguoi nhan hang | ma nguoi nhan hang | mst nguoi nhan`,
  bondType: `bond type | bond | type of bond | customs bond | bond activity | isf bond | us customs bond | import bond | bond coverage | 保证金 | 保证金类型 | 担保类型 | 债券类型 | bond类型 | 保函类型 | 海关保证金 | 担保方式 | 保函 | 担保 | bond种类 | 关税保证金
    | loai bond | bond hai quan | loai bao lanh | bao lanh | hinh thuc bond | loai bond hai quan`,
  suretyCode:
    'surety | surety code | surety no | surety company code | surety company | surety number | surety id | 担保公司代码 | 担保代码 | 保险公司代码 | 担保人代码 | 担保公司编号 | 保证公司代码 | 担保公司 | ma bao lanh | ma cong ty bao lanh | ma surety | cong ty bao lanh | ma don vi bao lanh',
  bondReferenceNo: `bond reference | bond no | bond number | bond ref | bond reference no | bond ref no | bond reference number | ref no bond | single bond no | single bond number | bond id | single transaction bond no | stb no | stb number | bond serial no | single bond ref
    | bond号 | 保证金号码 | 担保编号 | bond编号 | 保证金编号 | 保证金参考号 | bond参考号 | 担保号 | 保函号 | 保函编号 | 担保参考号 | 单次bond号
    | so bond | so tham chieu bond | ma bond | so bao lanh | so chung thu bao lanh`,
  bondHolderId:
    'bond holder | bond holder id | bond holder no | bond holder ein | bond principal | bond holder number | principal id | bond持有人税号 | bond持有人 | 担保人税号 | 保证金持有人 | ma so chu bond | chu bond',
  discharge: `port of discharge | discharge port | discharging port | port of unlading | foreign port of unlading | foreign port of unloading | port of unloading | unlading port | unloading port | pod | port of disch | foreign discharge port | foreign port of discharge | foreign discharging port | foreign unlading port | place of discharge | disch port | port discharge
    | 卸货港 | 国外卸港 | 国外卸货港 | 卸港 | 目的港 | 外国卸货港 | 境外卸货港 | 海外卸货港 | 卸船港
    | cang do hang | cang do | cang den | cang do hang nuoc ngoai | cang dich | cang do hang o nuoc ngoai | cang do nuoc ngoai`,
  delivery: `place of delivery | delivery | delivery place | port of delivery | final destination | place of final delivery | final place of delivery | destination | plod | fdest | pod delivery | delivery port | point of delivery | place delivery | final place of destination | ultimate destination
    | 交货地 | 交货地点 | 目的地 | 最终目的地 | 交货港 | 交付地点 | 交付地 | 最终交货地
    | noi giao hang cuoi cung | diem giao hang | noi den cuoi cung | diem den cuoi cung | noi tra hang | diem den | dia diem tra hang | cang giao hang`,
  vessel: `vessel | vessel voyage | vessel and voyage | vessel voy | vessel voy no | ocean vessel | ocean vessel voy no | ocean vessel voy | vessel name | vessel name voyage | ship name | mother vessel | vessel voyage no | vsl voy | vsl | vessel and voyage no | vessel name voyage no | name of vessel | vessel flight | intended vessel | carrying vessel | ocean vessel voyage | vessel name and voyage | vessel name voy | feeder vessel | export carrier vessel | exporting carrier | exporting carrier vessel | vessel carrier
    | 船名 | 船名航次 | 船名及航次 | 船名航班 | 大船船名 | 船名和航次
    | ten tau | tau | ten tau so chuyen | tau chuyen | ten tau chuyen | tau so chuyen | ten tau va so chuyen | ten tau va chuyen`,
  voyage: 'voyage | voy | voy no | voyage no | voyage number | 航次 | 航次号 | so chuyen | chuyen | chuyen tau',
  loadingAt: `etd | loading date | load date | date of loading | sailing date | sail date | est sailing date | estimated sailing date | departure date | date of departure | on board date | shipped on board date | shipped on board | on board | onboard date | estimated departure | estimated time of departure | departing on or about | sailing on or about | sailing on about | estimated date of departure | etd pol | shipment date | atd | vessel sailing date | est departure date | laden on board date
    | 开船日期 | 装船日期 | 开船日 | 船期 | 预计开船日 | 开船时间 | 预计开船 | 离港日期 | 预计离港日期 | 预计开航 | 开航日期 | 预计开船日期
    | ngay tau chay | ngay xep hang | ngay khoi hanh | ngay tau di | ngay du kien khoi hanh | du kien tau chay | ngay di`,
  arrivalAt: `eta | arrival date | date of arrival | estimated arrival | estimated time of arrival | estimated arrival date | est arrival date | eta pod | eta us | 到港日期 | 预计到港 | 到港日 | 预计到港日 | 预计到达 | 预计抵达日期 | 预计到港日期 | ngay tau den | ngay den | ngay du kien den | du kien den | ngay tau cap`,
  remark:
    'remark | remarks | b l remark | user remark | filer remark | filing remark | special remark | 备注 | 备注说明 | 附注 | ghi chu | chu thich',
  clientRef:
    'customer reference | client ref | client reference | customer ref | customer ref no | your reference | your ref | 客户编号 | 客户参考号 | so tham chieu khach hang',
  invoiceNo: `invoice no | invoice number | invoice | inv no | commercial invoice no | invoice no and date | invoice nbr | invoice no date | invoice ref | inv number | invoice and date | proforma invoice no | ci no | 发票号 | 发票号码 | 发票编号 | 商业发票号 | so hoa don | hoa don so | so invoice`,
  container: `ctnr seal | cntr seal | ctnr | container no | container number | container | containers | container numbers | container nos | cntr no | ctnr no | container seal no | cntr | marks and nos container no seal no | container no seal no | container no marks and numbers | container nos seal nos | cont no | container seal | cntr no seal no
    | 箱号 | 集装箱号 | 柜号 | 集装箱箱号 | 柜号封号 | 箱封号 | 箱号封号 | 货柜号码 | 货柜号 | so container | so cont | so cont so chi | so container so chi | cont chi`,
  master: `carrier s b l | carrier s bill | carrier s bill of lading | carriers b l | carrier document | carrier doc | master document | master no | master number | mbol | master bol | m o b l | steamship b l | ocean document | line s b l | carrier reference | carrier ref | carrier b l no | line b l | liner bill | master b l | master bl | mbl | m b l | m bl | mb l | ob l | master bill | master bill of lading | mbl no | ocean b l | obl | ocean bill of lading | master bill no | carrier b l | carrier bill of lading | carrier b l no | ocean bill | mb l | master | ssl bill of lading | ssl b l | steamship line b l | ocean b l no | carrier bill | liner b l | mawb | regular bill
    | 主单号 | 主单 | 主提单号 | 船东提单号 | 母单号 | 大单号 | 船公司提单号 | mbl号 | mbl提单号 | 主提单 | 船东单号 | 大提单号 | 船公司主单号 | 船东单
    | so van don chu | van don chu | so mbl | so master bill | so van don chinh | so van don hang tau | van don chinh | so master b l | van don hang tau | so m bl`,
  description: `description | description of goods | goods description | commodity | commodity description | description of packages and goods | commodities | product | products | product description | product name | goods | item description | cargo description | description of commodity | description of commodities | item name | description of merchandise | descriptions | detailed description | description of articles | nature of goods | article | merchandise | cargo | kind of packages description of goods | number and kind of packages description of goods | goods name | full description of goods | name of goods | style description
    | 品名 | 货名 | 货物名称 | 货名 | 商品名称 | 货物描述 | 中文品名 | 英文品名 | 产品名称 | 商品描述 | 品名及规格 | 产品 | 货物 | 商品 | 名称规格 | 品名规格
    | ten hang | mo ta hang hoa | hang hoa | mo ta | ten hang hoa | dien giai | mo ta san pham | ten san pham`,
  scac: 'scac | scac code | ams scac | nvocc scac | house scac | hbl scac | scac no | issuer scac | house bill scac | scac ams | scac代码 | ma scac',
  taxId: `ein | irs | irs no | irs number | irs ein | ein irs | tax id | taxid | tax id no | tax number | tax no | ein no | ein number | fein | federal tax id | employer id | ssn | cbp assigned | cbp assigned number | customs assigned number | cbp no | irs ssn | employer identification number | tin | customs id | federal id | irs cbp | tax identification number | cbp number | irs id | tax id number | irs tax id
    | 税号 | 税务号 | 纳税号 | 纳税人识别号 | 税务登记号 | ma so thue | mst | ma so ein | so ein | ma ein | so irs`,
  id: `id | id no | identification | identification number | no | nos | number | numbers | num | nbr | code | ref | reference | registration no | cbp
    | 号 | 号码 | 编号 | 识别号 | 代码 | 单号 | so | ma so | ma`,
  filler: `owner | and | or | of | the | for | full | complete | with | in | if any | if applicable | s | party | parties | details | detail | information | info | us | us a | usa | required | scheduled | mandatory | optional | english | as per | data | item | element | digits | digit | first | min | minimum | list | here | line | lines | section | please | enter | actual | door | location | place | legal | level | per | each | n | zip4 | section a | six | 6 | 10 | 8 | isf | isf 10 | isf element | element no | 1 | 2 | 3 | 4 | 5
    | at | 实际 | 英文名称 | 中文名称 | 及 | 和 | 的 | 或 | 与 | 信息 | 资料 | 英文 | 中文 | 必填 | 选填 | 填写 | 前 | 位 | 详细 | 角色 | 详情 | 全 | 方 | 名 | 人 | 美国 | 明细 | 栏 | 数字
    | va | cua | hoac | thong tin | day du | chi tiet | tai | hang | my | nuoc ngoai | ben`,
  other: `ntfy | notify | notify party | intermediate consignee | notify party intermediate consignee | also notify | also notify party | notify address | 2nd notify party | second notify | second notify party | notifying party | 1st notify party | notify 1 | notify 2 | 通知人 | 通知方 | 被通知人 | 第二通知人 | ben thong bao | nguoi thong bao | ben duoc thong bao | nguoi duoc thong bao | thong bao cho
    | agent | delivery agent | destination agent | for delivery of goods please apply to | for delivery please apply to | for delivery of goods apply to | for cargo delivery please contact | for release of cargo please contact | for delivery of cargo apply to | forwarding agent | forwarding agent references | overseas agent | forwarder | freight forwarder | carrier | issuing carrier | carrier name | ocean carrier | agent at destination | party to contact for cargo release | delivery of goods please apply to | to obtain delivery contact | origin agent | shipping line | steamship line | nvocc | nvocc name | co loader | coloader | broker | customs broker | filer | isf filer | filer code | filing agent | trucker | warehouse | steamship company | 代理 | 目的港代理 | 船公司 | 承运人 | 货代 | 报关行 | 申报人 | 货代公司 | 申报代理 | dai ly | dai ly giao hang | hang tau | nguoi chuyen cho | nguoi van chuyen | dai ly hai quan | nguoi khai | nguoi khai bao
    | bank | beneficiary | beneficiary bank | bank name | beneficiary name | for and on behalf of`,
  stop: `passport | passport no | passport number | us passport | date of birth | birth date | dob | 护照 | 护照号 | 护照号码 | 出生日期 | ho chieu | so ho chieu | ngay sinh | from | remit to | remit payment to | remittance to | make checks payable to | document no | document number | point of origin or ftz number | point state of origin or ftz number | 自 | bank address | swift | swift code | account | account no | a c | a c no | account number | account name | bank details | advising bank | our bank details | banker | bank information | payment | payment terms | terms of payment | terms | trade terms | incoterms | incoterm | price terms | price term | terms of delivery | delivery terms | terms of sale | payment term | terms and conditions | term of payment | l c no | lc no | letter of credit no | 银行 | 开户行 | 账号 | 付款方式 | 贸易条款 | 成交方式 | 付款条件 | 收款人 | 价格条款 | 价格术语 | ngan hang | so tai khoan | tai khoan | dieu kien thanh toan | phuong thuc thanh toan | thanh toan | dieu kien giao hang | nguoi thu huong
    | export reference | export references | shipping bill | shipping bill no | s bill no | s bill | sb no |  booking | booking no | booking number | bkg no | booking ref | booking reference | carrier booking no | s o no | so no s o | shipping order no | shipping order | booking confirmation no | bk no | our ref | our reference | file no | job no | ref no | reference no | reference number | entry no | entry number | contract no | contract | contract number | order no | order number | order | sales order | p o | p o no | po | po no | po number | purchase order | purchase order no | p i no | pi no | sales contract no | s c no | po nos | sc no | quote no | quotation no | customer po | cust po | case no | transaction no | isf no | isf transaction no | mid | manufacturer id | mid code | duns | duns number | firms code | firms | 订舱号 | 合同号 | 订单号 | 参考号 | 编号no | 工作号 | 业务编号 | 订单编号 | 委托编号 | 货号 | so booking | so hop dong | hop dong so | so don hang | hop dong | so tham chieu | so po | don hang
    | date | dated | issue date | date of issue | invoice date | place and date of issue | place of issue | date of invoice | place date of issue | b l date | bl date | issued date | issued at | po date | order date | contract date | due date | cut off | cutoff | cut off date | si cut off | closing | closing date | cy cut off | isf cut off | delivery date | day | sent | subject | cc | bcc | 日期 | 签发日期 | 发票日期 | 签发地点 | 截单日 | 截关日 | 截止日期 | 制单日期 | ngay | ngay hoa don | ngay phat hanh | ngay lap | ngay thang | noi phat hanh | ngay hop dong | chu de | han chot
    | port of loading | loading port | port of lading | pol | port of load | place of receipt | place of loading | pre carriage by | pre carriage | port of departure | port of shipment | shipped from | point of origin | load port | port of export | from port | receipt place | precarriage by | first us port | first us port of arrival | us port of entry | port of entry | us port of unlading | us port of arrival | us port | port of transshipment | transshipment port | via | t s port | point and country of origin | on carriage | place of receipt by pre carrier | domestic routing | onward inland routing | port of exit | loading pier terminal | us discharge port | 1st us port | 装货港 | 起运港 | 收货地 | 装运港 | 起运地 | 中转港 | 启运港 | 美国卸货港 | 收货地点 | cang xep hang | cang boc hang | cang xep | cang di | noi nhan hang | noi nhan | cang chuyen tai | cang boc | cang xuat
    | qty | quantity | pcs | pieces | cartons | ctns | packages | no of packages | no of pkgs | pkgs | package | number of packages | total packages | no of cartons | unit | units | uom | unit price | u price | price | amount | total amount | total value | value | total | sub total | subtotal | grand total | gross weight | net weight | g w | n w | gw | nw | weight | measurement | meas | volume | cbm | kgs | dimensions | dimension | size | total price | currency | usd | total gross weight | total net weight | total cartons | total quantity | ext price | extended price | line total | no of pieces | no of units | g w kgs | n w kgs | fob value | item value | rate | price usd | 数量 | 单价 | 金额 | 总价 | 毛重 | 净重 | 体积 | 件数 | 尺码 | 箱数 | 包装 | 单位 | 合计 | 总计 | 总金额 | 总数 | 币种 | 重量 | 包装件数 | so luong | don gia | thanh tien | tong cong | trong luong | khoi luong | so kien | the tich | don vi tinh | dvt | tong | gia tri | trong luong ca bi | tong tien | so thung
    | marks | marks and numbers | marks and nos | marks nos | shipping marks | marks numbers | shipping mark | case mark | seal | seal no | seal number | container type | container size | type of container | freight | freight payable at | freight charges | type of movement | type of move | service type | mode | mode of transport | movement | no of original b s l | number of original b s l | no of originals | no of original b l | number of original | prepaid | collect | freight terms | ship mode | shipping method | shipped by | shipped per | shipped via | ship via | transport mode | shipment mode | shipment type | service | load type | fcl lcl | declared value | 唛头 | 标记 | 封号 | 箱型 | 运费 | 运输方式 | 柜型 | 运费条款 | 标记唛码 | 封条号 | 箱型箱量 | ky hieu | so chi | nhan hieu | loai container | loai cont | phuong thuc van chuyen | cuoc phi | ky ma hieu | hinh thuc van chuyen
    | signature | authorized signature | signed | signed by | signed for the carrier | prepared by | checked by | declared by | certified by | certification | authorised signature | stamp | title | note | notes | print name | completed by | form completed by | submitted by | requested by | approved by | we hereby certify | certify | declaration | attachment | attachments | memo | instructions | special instructions | caution | important | 签名 | 签字 | 盖章 | 制单人 | 制表 | 制表人 | 说明 | 注意 | 填表人 | 注 | 审核 | chu ky | ky ten | nguoi lap | nguoi ky | luu y | nguoi lap bieu
    | item no | no item | art no | article no | style | style no | model | model no | part no | part number | sku | product code | material | color | stt | line no | s n | sn | serial no | sr no | item code | seq | item number | style number | ref code | product no | color size | upc | spec | specification | brand | usage | lot no | pallet | batch no | 序号 | 型号 | 规格 | 款号 | 产品编号 | 颜色 | 项目 | 内容 | 材质 | 品牌 | 用途 | 项次 | 产品型号 | ma hang | ma san pham | so tt | noi dung | chat lieu | quy cach | hang muc | kich thuoc
    | entry type | cargo type | shipment type code | action reason | isf type | submission type | importer type | bond holder type | action code | consignee type | id type | id qualifier | 货物类型 | 申报类型 | loai hang | loai to khai
    | shipper s load | shipper load | said to contain | shipped | shipping | said to be | on behalf of | behalf | consigned | parts | arrived | delivered | buying | selling | stuffed | ordered | house keeping | houses | harbour | harbor | nations | national | cities | states`,
};
