type Example = { make: object; change: object; writer: number }

/** A new item of each resource with what it cannot do without, one change, and a role that writes it. */
export const examples: Record<string, Example> = {
  posts: {
    make: { post_slug: 'ny-kran', title_sv: 'Ny kran' },
    change: { title_sv: 'Ny kran i Umeå' },
    writer: 62,
  },
  presentations: {
    make: { presentation_slug: 'sa-lyfter-du', title_sv: 'Så lyfter du' },
    change: {
      presentationcontents: [
        {
          title_sv: 'Ställ upp',
          title_en: 'Set up',
          content_sv: '<p>Stödbenen först.</p>',
          content_en: null,
          image_ids: [1],
          document_ids: [1],
          movie_ids: [],
        },
      ],
    },
    writer: 62,
  },
  pages: { make: {}, change: { title_sv: 'Om oss' }, writer: 62 },
  testimonials: {
    make: { name: 'Karin Lindqvist', content_sv: '<p>Kranen kom i tid.</p>' },
    change: { company: 'Lindqvist Glas' },
    writer: 62,
  },
  prodcats: {
    make: { prodcat_slug: 'hissar', prodcat_title_sv: 'Hissar', outline: 'mini-crane' },
    change: { prodcat_title_en: 'Lifts' },
    writer: 60,
  },
  prodsubcats: {
    make: {
      prodcat_id: 1,
      prodsubcat_slug: 'bandhissar',
      prodsubcat_title_sv: 'Bandhissar',
      outline: 'mini-crane',
    },
    change: { order: 7 },
    writer: 60,
  },
  manufacturers: {
    make: { manufacturer_slug: 'nytt-marke', title_sv: 'Nytt märke' },
    change: { repairs: true },
    writer: 60,
  },
  depots: {
    make: {
      depot_slug: 'kiruna',
      depot_name: 'Kiruna',
      title_sv: 'Depå Kiruna',
      corp_address: 'Gruvvägen 1',
      corp_zip: '98132',
      corp_city: 'Kiruna',
      corp_lat: 67.85,
      corp_lng: 20.22,
      phone: '0980-100 00',
      email_address: 'kiruna@demo.example',
    },
    change: { phone: '0980-200 00' },
    writer: 90,
  },
  depotemployees: {
    make: { fullname: 'Maja Berg', title_sv: 'Uthyrare', depot_ids: [1] },
    change: { phone: '070-100 20 30' },
    writer: 90,
  },
  depothours: {
    make: { title: 1 },
    change: { order: 3 },
    writer: 90,
  },
  craneselectors: {
    make: { slug: 'ny-valjarkran', title: 'Ny väljarkran' },
    change: { rows: [{ lift_height: 5, lift_radius: 3, lift_weight: 900 }] },
    writer: 60,
  },
  prodtpls: {
    make: { title: 'Ny mall' },
    change: {
      fields: [
        { fld: 'weight', fld_type: 'text-field', validation: 1, required: true, title_option: 0 },
      ],
    },
    writer: 60,
  },
  products: {
    make: { product_slug: 'ny-minikran', title_sv: 'Ny minikran', prodsubcat_id: 1 },
    change: { price_first_day: 1234.5, technical: { weight: 1850, ampere: 16 } },
    writer: 60,
  },
  users: {
    make: { firstname: 'Nils', lastname: 'Ek', email_address: 'nils@kund.example', role: 10 },
    change: { lastname: 'Björk', phone: '070-100 20 30' },
    writer: 90,
  },
  reply_templates: {
    make: { title: 'Ledig', text_sv: 'Hej {firstname}, maskinen är ledig.' },
    change: { text_en: 'Hello {firstname}, the machine is free.' },
    writer: 60,
  },
  companies: {
    make: { corp_vat: 'SE556016068001', corp_name: 'Glas och Kran AB' },
    change: { discount_percent: 10 },
    writer: 70,
  },
}
