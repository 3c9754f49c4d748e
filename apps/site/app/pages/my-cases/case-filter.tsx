import { caseStates } from '@minikran/domain/cases/case-steps'
import { m } from '@minikran/i18n/messages'
import { Form, useLocation } from 'react-router'
import { stateText } from '../../account-pages/case-texts.ts'
import { Button } from '../../components/button.tsx'
import { Field } from '../../components/field.tsx'
import { useFollowedField } from '../../components/use-followed-field.ts'
import { sortParameter, sorts, stateParameter } from './load-cases.ts'

const sortWords = {
  newest: m.cases_sort_newest,
  oldest: m.cases_sort_oldest,
  date: m.cases_sort_date,
  state: m.case_state,
  machine: m.cases_sort_machine,
  depot: m.cases_depot,
}

type Props = { state: string; sort: string }

/** A plain GET form for filter and order. */
export function CaseFilter({ state, sort }: Props) {
  const { pathname } = useLocation()
  const all = `${state} ${sort}`
  const shownState = useFollowedField<HTMLSelectElement>(state, all)
  const shownSort = useFollowedField<HTMLSelectElement>(sort, all)
  return (
    <Form
      method="get"
      action={pathname}
      onSubmit={() => {
        shownState.noteSent()
        shownSort.noteSent()
      }}
      className="grid items-end gap-3 border-y border-line py-3 small:grid-cols-[2fr_1fr_auto] print:hidden"
    >
      <Field label={m.case_state()}>
        {(control) => (
          <select {...control} ref={shownState.ref} name={stateParameter} defaultValue={state}>
            <option value="">{m.cases_all_states()}</option>
            {caseStates.map((known) => (
              <option key={known} value={known}>
                {stateText(known)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label={m.cases_sort()}>
        {(control) => (
          <select {...control} ref={shownSort.ref} name={sortParameter} defaultValue={sort}>
            {sorts.map((known) => (
              <option key={known} value={known}>
                {sortWords[known]()}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Button kind="plain">{m.cases_show()}</Button>
    </Form>
  )
}
