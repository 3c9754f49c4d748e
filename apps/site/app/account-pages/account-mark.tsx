import { useRootData } from '../use-root-data.ts'

const name = 'account'

/** Names the account that a form was shown to. */
export function AccountMark() {
  const { user } = useRootData()
  return user && <input type="hidden" name={name} value={user.id} />
}

/** Whether another account has logged in, as from another tab, since the form was shown. */
export const isOfOtherAccount = (form: FormData, userId: number | undefined) =>
  form.has(name) && form.get(name) !== String(userId)
