import type { FieldTemplateProps } from '@rjsf/utils'

/** Our fields render their own labels, help and errors; hidden fields are not rendered, but their values are preserved. */
export const FieldTemplate = ({ hidden, children }: FieldTemplateProps) => (hidden ? null : children)
