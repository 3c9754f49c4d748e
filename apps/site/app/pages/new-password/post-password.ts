import { type ActionFunctionArgs, data, redirect } from 'react-router'
import { typedFields } from '../../components/typed-fields.ts'
import { localPath } from '../../locale-path.ts'
import { readForm } from '../../page-data/read-form.ts'
import { siteContext } from '../../page-data/site-context.ts'
import { passwordSentence } from '../../session/password-sentence.ts'

/** Sets the password of the link and redirects to the log-in. */
export async function postPassword({ request, context }: ActionFunctionArgs) {
  const { auth, locale } = context.get(siteContext)
  const { password } = typedFields(['password'], await readForm(request))
  const token = new URL(request.url).searchParams.get('nyckel') ?? ''
  const answer = await auth.setPassword({ token, password })
  if (answer.ok) {
    if (answer.data.back_office) return data({ kind: 'setForBackOffice' as const })
    return redirect(`${localPath('/mina-sidor/logga-in', locale)}?klart=1`, 303)
  }
  const rule = answer.refused?.errors['password']?.[0]
  if (rule !== undefined) {
    return data({ kind: 'input' as const, fault: passwordSentence(rule) }, { status: 422 })
  }
  return answer.status === 404 || answer.status === 422
    ? data({ kind: 'deadLink' as const }, { status: 404 })
    : data({ kind: 'failed' as const }, { status: 503 })
}
