import type { FormFaults } from './form-faults.ts'

/** The body that follows from the values of a form, or what is wrong with them. */
export type Checked<Body> = { body: Body } | { faults: FormFaults }

/** Checks the values of a form before they are sent; `names` are those of the fields that are rendered. */
export type FormCheck<Values, Body> = (
  values: Values,
  names: readonly string[],
) => Checked<Body> | Promise<Checked<Body>>
