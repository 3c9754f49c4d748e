import { m } from '@minikran/i18n/messages'
import { Form } from 'react-router'
import { Button, buttonClass } from '../components/button.tsx'
import { Link } from '../components/link.tsx'
import { mostCompared } from '../crane-selection/lift-address.ts'
import { pathTo } from '../locale-path.ts'
import { listParameters } from './list-address.ts'
import { pickForm } from './pick-checkbox.tsx'
import type { Picking } from './use-picked.ts'

type Props = { picking: Picking; shown: readonly string[] }

/** A link to the comparison of the picked machines. */
export function PickBar({ picking: { picked, formRef, clearing }, shown }: Props) {
  const isSome = picked.length > 0
  return (
    <Form
      id={pickForm}
      ref={formRef}
      method="get"
      action={pathTo('/jamfor')}
      {...(isSome && { 'data-sticky-action': 'wide' })}
      className={`flex flex-wrap items-center gap-x-4 gap-y-2 border-y border-ink bg-paper py-2 print:hidden ${isSome ? 'sticky bottom-(--bar) z-10 wide:bottom-0' : ''}`}
    >
      {picked
        .filter((slug) => !shown.includes(slug))
        .map((slug) => (
          <input key={slug} type="hidden" name={listParameters.picked} value={slug} />
        ))}
      <div aria-live="polite">
        <Button kind={isSome ? 'primary' : 'plain'}>
          {isSome ? m.results_compare({ count: picked.length }) : m.crane_compare_add()}
        </Button>
      </div>
      {isSome ? (
        <Link {...clearing} className={buttonClass('bare')}>
          {m.results_compare_clear()}
        </Link>
      ) : (
        <p className="text-small text-muted">{m.list_pick_hint()}</p>
      )}
      {picked.length >= mostCompared && (
        <p className="text-small text-muted first-letter:uppercase max-small:hidden">
          {m.list_pick_full()}
        </p>
      )}
    </Form>
  )
}
