import { uploadAnswerSchema } from '@minikran/contract/uploads'
import type { Database } from '../../database/client.ts'
import { maxPictureBytes } from '../../http/body-sizes.ts'
import type { FairTurns } from '../../http/fair-turns.ts'
import { limits, type RateLimiter, tooMany, type Verdict } from '../../http/rate-limit.ts'
import { networkOf } from '../../http/visitor-address.ts'
import { storeCaseUpload } from '../../media/case-uploads.ts'
import { encodeCasePicture } from '../../media/encode-picture.ts'
import type { Storage } from '../../media/storage.ts'
import { type Call, uploadCall } from '../calls/call.ts'

type Services = { db: Database; storage: Storage; pictureTurns: FairTurns; limiter: RateLimiter }

/** Pictures for an inquiry that is still being written. */
export function uploadCalls({ pictureTurns, ...services }: Services): Call[] {
  return [
    uploadCall({
      path: '/site/uploadInquiryImage',
      summary: 'Takes a picture for an inquiry: JPEG, PNG or WebP, 10 MB and 40 megapixels at most',
      permission: 'inquiry:create',
      answer: uploadAnswerSchema,
      limits: () => [limits.upload],
      file: {
        field: 'image',
        maxBytes: maxPictureBytes,
        bareTypes: ['image/jpeg', 'image/png', 'image/webp'],
      },
      async handle({ body }, { visitor }) {
        const network = networkOf(visitor.address)
        const picture = await pictureTurns(network, () => encodeCasePicture(body.bytes))
        if (typeof picture === 'string') return { kind: 'invalid', errors: { image: [picture] } }
        const { length } = picture.bytes
        const verdict = await countSize(services.limiter, { network, bytes: length })
        if (!verdict.allowed) return tooMany(verdict)
        const upload_id = await storeCaseUpload(services, picture)
        return { kind: 'data', data: { upload_id }, headers: { 'cache-control': 'no-store' } }
      },
    }),
  ]
}

/** Counts a picture's size against the limits of its network and of all networks. */
async function countSize(
  limiter: RateLimiter,
  { network, bytes }: { network: string; bytes: number },
): Promise<Verdict> {
  const uses = Math.ceil(bytes / 1024)
  const own = await limiter.consume(limits.uploadedSize, network, { uses })
  return own.allowed ? await limiter.consume(limits.allUploadedSize, 'all', { uses }) : own
}
