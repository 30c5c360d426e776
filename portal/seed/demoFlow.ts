import { ISF_10 } from '#contract/codes.ts';

/** [D14] A shipment in a booking system before filing: open `/?stageId=20261121001&flowId=DEMO-FLOW`. */
export const DEMO_FLOW = {
  flow_id: 'DEMO-FLOW',
  stage_id: '20261121001',
  bill_type: ISF_10,
  body: {
    houseScac: 'HBRL',
    amsRequestList: [{ amsNo: 'EGLV143500930771', amsType: 'BM', userRemark: '' }],
    billHsRequestList: [{ hsCode: '940360', hsCountryCode: 'CN', hsCountryName: '中国', hsCountryNameEn: 'CHINA' }],
    bugerName: 'OAKLINE HOME FURNISHINGS INC',
    bugerAddr: '1750 E GRAND AVE SUITE 220',
    bugerCity: 'EL SEGUNDO',
    bugerCountryCode: 'US',
    bugerCountryName: '美国',
    bugerCountryNameEn: 'UNITED STATES',
    sellerName: 'NINGBO WUHAI FURNITURE CO LTD',
    sellerAddr: 'NO 16 XINQI EAST ROAD, BEILUN',
    sellerCity: 'NINGBO',
    sellerCountryCode: 'CN',
    sellerCountryName: '中国',
    importerType: 'EI',
    importerId: '95-483920100',
    consigneeId: null,
    vesselVoyage: 'EVER LYRIC 1183E',
    clientRef: 'BK-20261121001',
  },
} as const;
