import type { FieldTemplateProps } from '@rjsf/utils'

/** Our fields draw their own labels, help and problems; hidden ones are kept and never drawn. */
export const FieldTemplate = ({ hidden, children }: FieldTemplateProps) => (hidden ? null : children)
