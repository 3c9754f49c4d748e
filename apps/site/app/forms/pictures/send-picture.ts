import { apiTimeoutMs } from '@minikran/contract/send-call'
import type { UploadAnswer } from '@minikran/contract/uploads'
import { browserApiKey } from '../../page-data/browser-api.ts'
import { type PictureState, uploadRule } from './picture.ts'

type Ended = Extract<PictureState, { kind: 'kept' | 'refused' }>

/** Uploads a picture. With XMLHttpRequest, since fetch does not report progress. */
export function sendPicture(picture: Blob, onPercent: (percent: number) => void) {
  const request = new XMLHttpRequest()
  const ended = new Promise<Ended>((resolve) => {
    request.open('POST', '/api/site/uploadInquiryImage')
    request.timeout = apiTimeoutMs
    request.setRequestHeader('x-api-key', browserApiKey())
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onPercent(Math.round((loaded / total) * 100)),
    )
    request.addEventListener('loadend', () => resolve(endOf(request)))
    const form = new FormData()
    form.append('image', picture)
    request.send(form)
  })
  return { ended, cancel: () => request.abort() }
}

function endOf({ status, responseText }: XMLHttpRequest): Ended {
  const refused = (rule: string): Ended => ({ kind: 'refused', rule })
  if (status !== 200 && status !== 422) return refused(uploadRule(status))
  try {
    const answer = JSON.parse(responseText) as Partial<UploadAnswer> & {
      errors?: { image?: string[] }
    }
    if (answer.data !== undefined) return { kind: 'kept', id: answer.data.upload_id }
    return refused(answer.errors?.image?.[0] ?? 'imageNotSent')
  } catch {
    // Not an answer of the API, perhaps of a proxy.
    return refused('imageNotSent')
  }
}
