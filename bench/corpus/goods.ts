/** Merchandise with numbers of the US tariff, so that codes of 6, 8 and 10 digits can be written. */
export interface Product {
  hts: string;
  text: string;
}

const goods = (list: string[]): Product[] =>
  list.map((line) => {
    const at = line.indexOf(' ');
    return { hts: line.slice(0, at), text: line.slice(at + 1) };
  });

/** By trade: the word in a company's name, and what it sells. */
export const TRADES: Record<string, { word: string; buyer: string; products: Product[] }> = {
  furniture: {
    word: 'FURNITURE',
    buyer: 'Interiors',
    products: goods([
      '9401610010 UPHOLSTERED CHAIRS WITH WOODEN FRAMES',
      '9403608093 WOODEN SIDE TABLES',
      '9403509045 WOODEN BED FRAMES',
      '9401710011 METAL FRAME CHAIRS',
      '9403200050 METAL SHELVING UNITS',
      '9404219000 FOAM MATTRESSES',
    ]),
  },
  kitchen: {
    word: 'METALWARE',
    buyer: 'Kitchenware',
    products: goods([
      '7323930045 STAINLESS STEEL COOKWARE SETS',
      '8215990500 STAINLESS STEEL SERVING TONGS',
      '8211920000 KITCHEN KNIVES WITH FIXED BLADES',
      '3924104000 PLASTIC STORAGE BOXES FOR FOOD',
      '7615107130 ALUMINUM FRYING PANS',
      '4419909100 WOODEN SERVING TRAYS',
    ]),
  },
  garment: {
    word: 'GARMENT',
    buyer: 'Apparel',
    products: goods([
      "6109100012 MEN'S KNITTED COTTON T-SHIRTS",
      "6110202079 WOMEN'S COTTON PULLOVERS",
      "6203424511 MEN'S COTTON TROUSERS",
      "6204624011 WOMEN'S COTTON TROUSERS",
      '6302600020 COTTON TERRY TOWELS',
      "6205202066 MEN'S WOVEN COTTON SHIRTS",
    ]),
  },
  lighting: {
    word: 'LIGHTING',
    buyer: 'Lighting',
    products: goods([
      '9405114010 LED CEILING LAMPS',
      '9405424000 LED FLOOD LIGHTS',
      '9405990000 PARTS OF LAMPS',
      '8539520010 LED BULBS',
      '8504409550 POWER SUPPLIES FOR LED',
    ]),
  },
  hardware: {
    word: 'HARDWARE',
    buyer: 'Building Supply',
    products: goods([
      '7318156051 STEEL HEXAGON SCREWS',
      '8302423065 FURNITURE BRACKETS OF STEEL',
      '8301406030 DOOR LOCKS',
      '8205594000 HAND TOOLS FOR TILING',
      '7326908688 STEEL WIRE HOOKS',
      '8302103000 STEEL HINGES',
    ]),
  },
  plastic: {
    word: 'PLASTIC PRODUCTS',
    buyer: 'Home Storage',
    products: goods([
      '3924905650 PLASTIC LAUNDRY BASKETS',
      '3926909985 PLASTIC CABLE CLIPS',
      '3923102000 PLASTIC CRATES',
      '9603908050 HOUSEHOLD BRUSHES',
      '3922100000 PLASTIC SHOWER TRAYS',
    ]),
  },
  auto: {
    word: 'AUTO PARTS',
    buyer: 'Auto Supply',
    products: goods([
      '8708305020 BRAKE PADS',
      '8708807000 SHOCK ABSORBERS',
      '4016935010 RUBBER GASKETS',
      '8511500000 ALTERNATORS',
      '8482105048 BALL BEARINGS',
    ]),
  },
  ceramics: {
    word: 'CERAMICS',
    buyer: 'Tableware',
    products: goods([
      '6911103710 PORCELAIN DINNER PLATES',
      '6912003950 STONEWARE MUGS',
      '6913900000 CERAMIC FIGURINES',
      '6907219010 GLAZED CERAMIC TILES',
    ]),
  },
  toys: {
    word: 'TOYS',
    buyer: 'Toys & Games',
    products: goods([
      '9503000073 PLASTIC TOY VEHICLES',
      '9504906000 BOARD GAMES',
      '9506624080 INFLATABLE BALLS',
      '9505102500 CHRISTMAS ORNAMENTS OF PLASTIC',
    ]),
  },
  foods: {
    word: 'FOOD INDUSTRIES',
    buyer: 'Foods',
    products: goods([
      '2008199090 ROASTED COCONUT CHIPS',
      '1902192090 DRIED RICE NOODLES',
      '2103908000 CHILI SAUCE IN BOTTLES',
      '0801320000 CASHEW NUTS, SHELLED',
    ]),
  },
};
