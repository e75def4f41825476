import type { ComponentType } from 'react'
import type { TextKey, Translate } from '../../../locales/text-key.ts'
import type { WordService } from '../../../pro-forms/form-context.ts'
import type { AreaRow } from '../../../schemas/api/area.ts'
import type { AreaPlace } from '../area/area-queries.ts'

/**
 * Props of a card in the list of an area. The row has the fields that the list has (`listedFields`): further fields of a card are declared
 * as `list.card`. `href` is the address of its form, `at` is its position in the complete list, from 0.
 */
export type CardProps = { row: AreaRow; href: string; at: number }

/** Props of the additional content in the dialog that confirms a removal; `error` is why the removal failed. */
export type RemovalProps = { error: unknown }

/** Props of the parts above and below the form of a row. */
export type BelowProps = { code: string }

/**
 * Props of a screen on which rows are pasted: the country of the company, for values that the text leaves out, and the path of the public
 * page with its prices, without the language, if there is one.
 */
export type PasteProps = {
  country: string
  prices?: string
  /** The path of the builder, for the person who came from it. */
  builder?: string
}

/**
 * The custom parts of an area, the default export of `app/pro/areas/<area>.tsx`; absent parts are generated from the
 * area's declaration.
 */
export type AreaParts = {
  /** Replaces a row of the table. */
  Card?: ComponentType<CardProps>
  /** Stands beside the title of the list. */
  Tools?: ComponentType
  /** Shown in the dialog that confirms a removal. */
  Removal?: ComponentType<RemovalProps>
  /** In a `batched` area: the screen on which many rows are pasted, and the label of its link. */
  Paste?: { Screen: ComponentType<PasteProps>; label: TextKey }
  /** Rows that an area begins with: beside the button that adds the first row of an empty list. */
  Ready?: ComponentType
  /** Help that is read while a form is filled in, beside it: of a new row too. */
  Beside?: ComponentType
  /** Shown above the form of a saved row: what it is for. */
  Above?: ComponentType<BelowProps>
  /** Shown below the form of a saved row. */
  Below?: ComponentType<BelowProps>
  /** In a `drafted` area: the path of a row's page on the clinic's site, after the clinic. It may be redirected to its usual one. */
  pagePath?: (row: AreaRow) => string
  /** Judges the words of a field with the editor `word`; the row has no code before its first save. */
  word?: (place: AreaPlace, code: string | undefined, t: Translate) => WordService
  /** True if the layout shows data of these rows, so that it is refreshed after a change. */
  isInLayout?: boolean
}
