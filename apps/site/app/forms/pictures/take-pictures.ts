import type { FormClient } from '@minikran/contract/form-client'
import type { BrokenRules } from '../faults.ts'
import { idsIn, mostPictures, uploadRule } from './picture.ts'

/**
 * Uploads the pictures of a form sent without script and puts their ids into the form's field, so
 * that a form that is refused for another field keeps them.
 */
export async function takePictures(
  forms: Pick<FormClient, 'uploadInquiryImage'>,
  sent: FormData,
): Promise<BrokenRules> {
  const brought = sent.get('uploads')
  const ids = typeof brought === 'string' ? idsIn(brought) : []
  const files = sent
    .getAll('pictures')
    .filter((file) => file instanceof File)
    .filter(({ size }) => size > 0)
  const rules: string[] = []
  if (ids.length + files.length > mostPictures) rules.push('maxCount')
  for (const file of files.slice(0, Math.max(0, mostPictures - ids.length))) {
    const result = await forms.uploadInquiryImage(file)
    if (result.ok) ids.push(result.data.upload_id)
    else rules.push(result.refused?.errors['image']?.[0] ?? uploadRule(result.status))
  }
  sent.set('uploads', ids.join(' '))
  return rules.length === 0 ? {} : { uploads: rules }
}
