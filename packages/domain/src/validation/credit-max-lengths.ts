/** Longest texts, for the `maxlength` of inputs. */
export const creditMaxLengths = {
  corp_name: 100,
  organisation_number: 20,
  corp_vat: 30,
  corp_address: 100,
  corp_zip: 10,
  corp_city: 60,
  limit: 20,
} as const
