import type { Uploaded } from '@minikran/contract/admin/media'
import type { MediaKind } from '@minikran/domain/media/upload-limits'
import { ApiProblem } from '../providers/call-api.ts'
import { mediaNames } from './media-names.ts'

type Sending = { kind: MediaKind; file: File; onProgress: (share: number) => void }

/** Uploads a file with XMLHttpRequest, since `fetch` does not report progress. */
export function sendFile({ kind, file, onProgress }: Sending): Promise<Uploaded> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', `/api/admin/upload${mediaNames[kind].one}`)
    request.responseType = 'json'
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(loaded / total))
    request.addEventListener('load', () => {
      const body = (request.response ?? {}) as Record<string, unknown>
      if (request.status === 200) resolve(body['data'] as Uploaded)
      else reject(new ApiProblem(request.status, body))
    })
    request.addEventListener('error', () => reject(new ApiProblem(0, {})))
    const form = new FormData()
    form.append('file', file)
    request.send(form)
  })
}
