import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub, useLocation } from 'react-router'
import { expect, test } from 'vitest'
import { CourseOccasions } from './course-occasions.tsx'

function Occasions() {
  const query = new URLSearchParams(useLocation().search)
  const filter = { course: query.get('kurs') ?? '', city: query.get('ort') ?? '' }
  return (
    <CourseOccasions
      filter={filter}
      courses={[]}
      courseChoices={[{ value: 'sakra-lyft', text: 'Säkra lyft' }]}
      cityChoices={[]}
      priceType=""
    />
  )
}

const Stub = createRoutesStub([{ path: '/', Component: Occasions }])
const saidAt = (address: string) => {
  const markup = renderToStaticMarkup(<Stub initialEntries={[address]} />)
  return /<p role="status">(.*?)<\/p>/.exec(markup)?.[1]
}

test('without any date of a course, no choice is blamed and no link leads to the same page', () => {
  expect(saidAt('/')).toBe('Ingen kurs är planerad här just nu.')
  expect(saidAt('/?kurs=sakra-lyft')).toMatch(/^Ingen kurs passar valet just nu\. <a/)
})

test('a course that is not given in a city leads to its dates elsewhere', () => {
  const elsewhere = 'href="/utbildningar?kurs=sakra-lyft#tillfallen"'
  expect(saidAt('/?kurs=sakra-lyft&ort=Luleå')).toContain(elsewhere)
  expect(saidAt('/?kurs=sakra-lyft')).not.toContain('?kurs=')
  expect(saidAt('/?ort=Luleå')).not.toContain('?kurs=')
  // Without any date, it would lead to nothing.
  expect(saidAt('/?kurs=travers&ort=Luleå')).not.toContain('?kurs=')
})
