/** Places of the companies; streets and companies are invented, cities and districts are real. */
export interface City {
  name: string;
  region: string;
  zip: string;
  /** Districts, towns or quarters at the end of the street line. */
  districts: string[];
  native?: string;
}

const city = (name: string, region: string, zip: string, districts: string[], native?: string): City => ({
  name,
  region,
  zip,
  districts,
  ...(native ? { native } : {}),
});

export const CORPUS_CITIES: Record<string, City[]> = {
  CN: [
    city('NINGBO', 'ZHEJIANG', '315100', ['YINZHOU DISTRICT', 'BEILUN DISTRICT', 'ZHENHAI DISTRICT'], '宁波'),
    city('DONGGUAN', 'GUANGDONG', '523000', ['CHANGPING TOWN', 'HOUJIE TOWN', 'TANGXIA TOWN'], '东莞'),
    city('FOSHAN', 'GUANGDONG', '528200', ['NANHAI DISTRICT', 'SHUNDE DISTRICT'], '佛山'),
    city('XIAMEN', 'FUJIAN', '361000', ['HAICANG DISTRICT', 'JIMEI DISTRICT'], '厦门'),
    city('QINGDAO', 'SHANDONG', '266000', ['JIMO DISTRICT', 'HUANGDAO DISTRICT'], '青岛'),
    city('WENZHOU', 'ZHEJIANG', '325000', ['LONGWAN DISTRICT', 'OUHAI DISTRICT'], '温州'),
    city('SUZHOU', 'JIANGSU', '215000', ['WUZHONG DISTRICT', 'XIANGCHENG DISTRICT'], '苏州'),
    city('ZHONGSHAN', 'GUANGDONG', '528400', ['XIAOLAN TOWN', 'GUZHEN TOWN'], '中山'),
    city('SHANGHAI', 'SHANGHAI', '201200', ['PUDONG NEW AREA', 'JIADING DISTRICT', 'BAOSHAN DISTRICT'], '上海'),
    city('SHENZHEN', 'GUANGDONG', '518000', ['LONGGANG DISTRICT', 'YANTIAN DISTRICT', 'BAOAN DISTRICT'], '深圳'),
    city('TIANJIN', 'TIANJIN', '300450', ['BINHAI NEW AREA', 'WUQING DISTRICT'], '天津'),
    city('YANGZHOU', 'JIANGSU', '225000', ['HANJIANG DISTRICT'], '扬州'),
  ],
  HK: [
    city('HONG KONG', '', '', [
      'KWUN TONG, KOWLOON',
      'TSUEN WAN, N.T.',
      'WAN CHAI',
      'SHEUNG WAN',
      'LAI CHI KOK, KOWLOON',
    ]),
  ],
  TW: [
    city('TAICHUNG CITY', '', '407', ['XITUN DIST.', 'WUQI DIST.'], '台中市'),
    city('KAOHSIUNG CITY', '', '806', ['QIANZHEN DIST.', 'GANGSHAN DIST.'], '高雄市'),
    city('TAINAN CITY', '', '744', ['XINSHI DIST.', 'YONGKANG DIST.'], '台南市'),
    city('NEW TAIPEI CITY', '', '242', ['XINZHUANG DIST.', 'TUCHENG DIST.'], '新北市'),
    city('CHANGHUA', '', '500', ['LUGANG TOWNSHIP', 'HEMEI TOWNSHIP'], '彰化縣'),
  ],
  VN: [
    city('Hồ Chí Minh', '', '700000', ['Quận 7', 'Quận Bình Tân', 'Phường Tân Thới Hiệp, Quận 12']),
    city('Bình Dương', '', '75000', ['Phường Thuận Giao, TP. Thuận An', 'Thị xã Bến Cát']),
    city('Hải Phòng', '', '180000', ['Quận Hải An', 'Huyện An Dương']),
    city('Đồng Nai', '', '76000', ['Huyện Long Thành', 'TP. Biên Hòa']),
    city('Đà Nẵng', '', '550000', ['Quận Liên Chiểu', 'Quận Cẩm Lệ']),
    city('Hà Nội', '', '100000', ['Huyện Thạch Thất', 'Quận Long Biên']),
  ],
  TH: [
    city('SAMUT PRAKAN', '', '10540', ['BANGPLEE', 'BANG SAO THONG']),
    city('CHONBURI', '', '20000', ['SRIRACHA', 'PHAN THONG']),
    city('BANGKOK', '', '10120', ['YANNAWA', 'KHLONG TOEI', 'BANG NA']),
    city('RAYONG', '', '21140', ['PLUAK DAENG', 'BAN KHAI']),
    city('NAKHON PATHOM', '', '73110', ['SAM PHRAN', 'KAMPHAENG SAEN']),
  ],
  IN: [
    city('MORADABAD', 'UTTAR PRADESH', '244001', ['LAKRI FAZALPUR', 'SAMBHAL ROAD']),
    city('TIRUPUR', 'TAMIL NADU', '641604', ['ANGERIPALAYAM', 'VEERAPANDI']),
    city('PANIPAT', 'HARYANA', '132103', ['SECTOR 29 PART II', 'BARSAT ROAD']),
    city('JODHPUR', 'RAJASTHAN', '342005', ['BASNI PHASE II', 'BORANADA']),
    city('MUMBAI', 'MAHARASHTRA', '400072', ['ANDHERI EAST', 'SAKINAKA']),
  ],
  US: [
    city('Reno', 'NV', '89502', []),
    city('Carson', 'CA', '90745', []),
    city('Tacoma', 'WA', '98421', []),
    city('Laredo', 'TX', '78045', []),
    city('Norcross', 'GA', '30071', []),
    city('Bensenville', 'IL', '60106', []),
    city('Secaucus', 'NJ', '07094', []),
    city('Suffolk', 'VA', '23434', []),
    city('Lakeland', 'FL', '33811', []),
    city('Memphis', 'TN', '38118', []),
    city('St. Louis', 'MO', '63110', []),
    city('Fort Worth', 'TX', '76106', []),
    city('City of Industry', 'CA', '91748', []),
    city('Salt Lake City', 'UT', '84104', []),
    city('Grand Rapids', 'MI', '49512', []),
    city('Bethlehem', 'PA', '18020', []),
  ],
  CA: [
    city('Mississauga', 'ON', 'L5T 2N7', []),
    city('Calgary', 'AB', 'T2C 4X9', []),
    city('Laval', 'QC', 'H7L 4S3', []),
    city('Delta', 'BC', 'V4G 1N2', []),
  ],
  MX: [
    city('Monterrey', 'NUEVO LEON', '64000', ['COL. INDUSTRIAL']),
    city('Guadalajara', 'JALISCO', '44940', ['COL. ZONA INDUSTRIAL']),
    city('Queretaro', 'QUERETARO', '76220', ['PARQUE INDUSTRIAL']),
  ],
};

/** Ways to write a country at the end of an address. */
export const COUNTRY_TEXTS: Record<string, string[]> = {
  CN: ['CHINA', 'P.R. CHINA', 'CHINA', 'P. R. OF CHINA', 'CN'],
  HK: ['HONG KONG', 'HONG KONG', 'HK'],
  TW: ['TAIWAN', 'TAIWAN, R.O.C.', 'TAIWAN'],
  VN: ['VIETNAM', 'VIET NAM', 'Vietnam'],
  TH: ['THAILAND', 'Thailand'],
  IN: ['INDIA', 'India'],
  US: ['USA', 'U.S.A.', 'UNITED STATES', 'United States of America', 'US'],
  CA: ['CANADA', 'Canada'],
  MX: ['MEXICO', 'Mexico'],
};

export interface CorpusPort {
  name: string;
  code: string;
  /** As a document names it. */
  text: string;
}

const port = (name: string, code: string, text: string): CorpusPort => ({ name, code, text });

export const CORPUS_PORTS: Record<string, CorpusPort[]> = {
  CN: [
    port('NINGBO', 'CNNGB', 'NINGBO, CHINA'),
    port('YANTIAN', 'CNYTN', 'YANTIAN, CHINA'),
    port('SHANGHAI', 'CNSHA', 'SHANGHAI, CHINA'),
    port('XIAMEN', 'CNXMN', 'XIAMEN, CHINA'),
    port('QINGDAO', 'CNTAO', 'QINGDAO, CHINA'),
  ],
  HK: [port('HONG KONG', 'HKHKG', 'HONG KONG')],
  TW: [port('KAOHSIUNG', 'TWKHH', 'KAOHSIUNG, TAIWAN'), port('TAICHUNG', 'TWTXG', 'TAICHUNG, TAIWAN')],
  VN: [port('CAT LAI', 'VNCLI', 'CAT LAI, VIETNAM'), port('HAIPHONG', 'VNHPH', 'HAI PHONG, VIETNAM')],
  TH: [port('LAEM CHABANG', 'THLCH', 'LAEM CHABANG, THAILAND')],
  IN: [port('NHAVA SHEVA', 'INNSA', 'NHAVA SHEVA, INDIA'), port('MUNDRA', 'INMUN', 'MUNDRA, INDIA')],
  US: [
    port('LONG BEACH', 'USLGB', 'LONG BEACH, CA'),
    port('LOS ANGELES', 'USLAX', 'LOS ANGELES, CA'),
    port('SAVANNAH', 'USSAV', 'SAVANNAH, GA'),
    port('NEW YORK', 'USNYC', 'NEW YORK, NY'),
    port('HOUSTON', 'USHOU', 'HOUSTON, TX'),
    port('NORFOLK', 'USORF', 'NORFOLK, VA'),
    port('TACOMA', 'USTIW', 'TACOMA, WA'),
  ],
};
