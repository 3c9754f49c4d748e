import type { Figure } from '@minikran/domain/machine-drawing/shapes'
import type { DrawingWords } from '@minikran/i18n/drawing-words'

const units = { m: ' m', mm: ' mm', kg: ' kg', deg: '°' } as const

function figureText({ value, unit }: Figure): string {
  return `${value.toLocaleString('sv-SE')}${unit === null ? '' : units[unit]}`
}

/** The drawing's texts in Swedish, for tests. */
export function swedishWords(title: string): DrawingWords {
  return {
    title,
    views: { side: 'Sidovy', plan: 'Planvy', front: 'Frontvy, dörr 900 × 2 100 mm, person 1,8 m' },
    figures: {
      length: 'Längd',
      width: 'Bredd',
      height: 'Höjd',
      length_unfolded: 'Längd, utfälld',
      width_unfolded: 'Bredd, utfälld',
      slew_deg: 'Svängvinkel',
      askedWeight: 'Arbetsområde vid',
      askedHeight: 'Din höjd',
      askedRadius: 'Din radie',
      maxHeight: 'Högsta lyfthöjd vid vikten',
      maxRadius: 'Största radie vid vikten',
    },
    notes: {
      lengthUnknown: 'Längden är inte känd och ritas inte.',
      widthUnknown: 'Bredden är inte känd och ritas inte.',
      heightUnknown: 'Höjden är inte känd och ritas inte.',
      outriggersUnknown: 'Stödbenens mått är inte kända och ritas inte.',
      slewUnknown: 'Svängvinkeln är inte känd och ritas inte.',
      noLoadChart: 'Lasttabell saknas: inget arbetsområde ritas.',
      equippedArea: 'Blå yta: bara med extra utrustning.',
      tooHeavy: 'Kranen lyfter inte den vikten.',
      pointOutside: 'Punkten ligger utanför arbetsområdet.',
      pointFarOutside: 'Punkten ligger långt utanför arbetsområdet och ritas inte.',
    },
    unknown: 'okänt, ring oss',
    tableCaption: 'Mått',
    gridScale: '1 ruta = 1 m',
    figure: figureText,
  }
}
