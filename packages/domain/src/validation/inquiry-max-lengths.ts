/** Longest texts, for the `maxlength` of inputs; longer ones are refused, not cut. */
export const inquiryMaxLengths = {
  company: 100,
  firstname: 60,
  lastname: 60,
  email: 254,
  phone: 40,
  inquiry_text: 5000,
} as const
