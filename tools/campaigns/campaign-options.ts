export type CampaignOptions = {
  /** An empty folder for data and mails. */
  folder: string
  /** The same seed gives the same inquiries and moments. */
  seed: number
  /** The variant that `npm test` runs: a few inquiries, nothing timed. */
  short: boolean
  /** A data folder to be copied: the demo without cases and mails. */
  prepared: string
}
