import { type FieldOptions, t } from '../core/type.ts'

/** A button of a block: a label, which should be a verb, and a link. */
export const actionField = (options: FieldOptions) =>
  t.object(
    {
      label: t.text({
        label: { ru: 'Надпись', kk: 'Жазуы', uz: 'Yozuvi', en: 'Label' },
        help: {
          ru: 'Глагол: что произойдёт после нажатия.',
          kk: 'Етістік: басқанда не болатынын айтыңыз.',
          uz: 'Feʼl: bosilganda nima boʻlishini ayting.',
          en: 'A verb: what happens after the click.',
        },
        max: 40,
      }),
      link: t.link({
        label: { ru: 'Куда ведёт', kk: 'Қайда апарады', uz: 'Qayerga olib boradi', en: 'Leads to' },
      }),
    },
    options,
  )
