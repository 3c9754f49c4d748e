import { m } from '@minikran/i18n/messages'
import type { Transaction } from '../database/client.ts'
import { listCaseUploads, readCaseUpload } from '../media/case-uploads.ts'
import type { Storage } from '../media/storage.ts'
import type { OutgoingMail } from './transport.ts'

type Place = { storage: Storage; lang: 'sv' | 'en' }

/** The customer's pictures as attachments; one whose file cannot be read is left out. */
export async function loadPictures(
  tx: Transaction,
  caseId: number,
  { storage, lang }: Place,
): Promise<OutgoingMail['attachments']> {
  const uploads = await listCaseUploads(tx, caseId)
  const pictures = await Promise.all(
    uploads.map(async ({ id }, index) => {
      const content = await readCaseUpload({ db: tx, storage }, { caseId, uploadId: id })
      const filename = m.mail_picture_file({ number: index + 1 }, { locale: lang })
      return content === null ? [] : [{ filename, content, contentType: 'image/jpeg' }]
    }),
  )
  return pictures.flat()
}
