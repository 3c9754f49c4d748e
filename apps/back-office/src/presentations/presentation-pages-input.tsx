import * as m from '@minikran/i18n/messages'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { SourceContextProvider, type SourceContextValue, useSourceContext } from 'ra-core'
import { type ReactNode, useMemo } from 'react'
import { type UseFieldArrayReturn, useFieldArray } from 'react-hook-form'
import { Fieldset, wholeRow } from '../items/fieldset.tsx'
import { LanguagePair } from '../items/language-pair.tsx'
import { pressProps } from '../items/press-props.ts'
import { LibraryInput } from '../media/library-input.tsx'

const name = 'presentationcontents'
const emptyPage = {
  title_sv: '',
  title_en: null,
  content_sv: '',
  content_en: null,
  image_ids: [],
  document_ids: [],
  movie_ids: [],
}
const page = { borderBottom: 1, borderColor: 'divider', pb: 2, mb: 2 }

/** The pages of a presentation in their order, each in both languages. */
export function PresentationPagesInput() {
  const pages = useFieldArray({ name })
  return (
    <Fieldset title={m.backoffice_presentation_pages()}>
      <Box sx={wholeRow}>
        {pages.fields.map(({ id }, index) => (
          <Page key={id} index={index} pages={pages} />
        ))}
        <Button variant="outlined" onClick={() => pages.append(emptyPage)}>
          {m.backoffice_presentation_add()}
        </Button>
      </Box>
    </Fieldset>
  )
}

type PageProps = { index: number; pages: UseFieldArrayReturn }

function Page({ index, pages: { fields, remove, swap } }: PageProps) {
  const number = index + 1
  return (
    <Box component="section" aria-label={m.backoffice_presentation_page({ number })} sx={page}>
      <Typography variant="h3">
        {m.backoffice_presentation_page({ number })}
        <Button
          size="small"
          aria-label={m.backoffice_presentation_page_up({ number })}
          {...pressProps(index === 0, () => swap(index, index - 1))}
        >
          {m.backoffice_presentation_earlier()}
        </Button>
        <Button
          size="small"
          aria-label={m.backoffice_presentation_page_down({ number })}
          {...pressProps(index === fields.length - 1, () => swap(index, index + 1))}
        >
          {m.backoffice_presentation_later()}
        </Button>
        <Button
          size="small"
          color="error"
          onClick={() => remove(index)}
          aria-label={m.backoffice_presentation_page_remove({ number })}
        >
          {m.backoffice_presentation_remove()}
        </Button>
      </Typography>
      <PageSource index={index}>
        <LanguagePair />
      </PageSource>
      <LibraryInput kind="images" source={`${name}.${index}.image_ids`} />
      <LibraryInput kind="documents" source={`${name}.${index}.document_ids`} />
      <LibraryInput kind="movies" source={`${name}.${index}.movie_ids`} />
    </Box>
  )
}

/** Stores the fields below at the page's index in the list, with the labels of the item's own fields. */
function PageSource({ index, children }: { index: number; children: ReactNode }) {
  const { getLabel } = useSourceContext()
  const value = useMemo<SourceContextValue>(
    () => ({ getSource: (source) => `${name}.${index}.${source}`, getLabel }),
    [index, getLabel],
  )
  return <SourceContextProvider value={value}>{children}</SourceContextProvider>
}
