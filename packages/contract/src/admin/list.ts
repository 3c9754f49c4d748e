import { itemId, queryItemId } from '../item-id.ts'
import { wholeNumber, wholeNumberOr } from '../whole-number.ts'
import { z } from '../z.ts'

/** Filters are texts of a query: an id, a code, a text, a word of a fixed list, or yes and no. */
export const filters = {
  id: () => queryItemId.optional(),
  code: (max = 999) => wholeNumber(0, max).optional(),
  text: () => z.string().max(200).optional(),
  flag: () =>
    z
      .enum(['true', 'false'])
      .transform((word) => word === 'true')
      .optional(),
  word: <Word extends string>(words: readonly [Word, ...Word[]]) => z.enum(words).optional(),
}

const ids = z
  .string()
  .max(1_200)
  .regex(/^[1-9][0-9]{0,9}(?:,[1-9][0-9]{0,9})*$/)
  .transform((text) => text.split(',').map(Number))
  .pipe(z.array(itemId))

type Filters = Readonly<Record<string, z.ZodType>>
type ListOptions<Own extends Filters> = { sort: readonly string[]; filters: Own }

/** The query of every list: which page, in which order, narrowed how. */
export function listQuery<Own extends Filters>({ sort, filters: own }: ListOptions<Own>) {
  const [first = 'id', ...others] = sort
  return z.strictObject({
    page: wholeNumberOr(1, [1, 1_000_000]),
    per_page: wholeNumberOr(25, [1, 1_000]),
    sort: z.enum([first, ...others]).default(first),
    order: z.enum(['asc', 'desc']).optional(),
    q: z.string().trim().max(100).optional(),
    ids: ids.optional(),
    trashed: z.enum(['true', 'false']).default('false'),
    ...own,
  })
}
