import { useTranslateLabel } from 'ra-core'
import { SelectInput, type SelectInputProps } from 'react-admin'

type Props = Omit<SelectInputProps, 'label' | 'required' | 'isRequired'> & {
  source: string
  label?: string
}

/** One of the choices: without the empty one, which the server would refuse. */
export function RequiredSelect({ source, label, ...others }: Props) {
  const labelOf = useTranslateLabel()
  return (
    <SelectInput
      {...others}
      source={source}
      // The framework would add a second star to a text.
      label={<span>{label ?? labelOf({ source })}</span>}
      isRequired
      required
    />
  )
}
