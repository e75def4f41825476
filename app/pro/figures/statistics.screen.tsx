import { translate } from '../../../locales/index.ts'
import { localizePath } from '../../../locales/locale.ts'
import { sectionPath } from '../../../schemas/access/sections.ts'
import { clinicFigures } from '../../../schemas/api/figures.ts'
import { formatPeriod } from '../../../schemas/formats/date.ts'
import { figureSteps } from '../../../schemas/statistics/figure-steps.ts'
import { buttonClass } from '../../../ui/button/button-class.ts'
import { readAnswer } from '../../api/read-answer.ts'
import { ProPage } from '../../layouts/pro/pro-page.tsx'
import { requestLocale } from '../../request-locale.ts'
import { SectionTabs } from '../area/section-tabs.tsx'
import type { ProState } from '../load-pro.ts'
import { cabinetPlace, placePath, proPath } from '../place-names.ts'
import type { Asked } from '../section-screens.ts'
import { Figures } from './figures.tsx'

/** D-FIGURES: the clinic's own figures beside the time before, rendered by the server alone. */
export default async function statisticsScreen(
  { company, cabinets, cabinetCode }: ProState,
  { query }: Asked,
) {
  const locale = await requestLocale()
  const t = translate(locale)
  const step = figureSteps.find((one) => one === query.get('step')) ?? 'day'
  const figures = await readAnswer(
    `/business-api-front2/${placePath(company.COMPANY_CODE, cabinetCode)}/figures?step=${step}`,
    clinicFigures,
  )
  const { FROM, TO, BEFORE, TODAY } = figures
  const chosen = cabinets.find(({ COMPANY_CABINET_CODE }) => COMPANY_CABINET_CODE === cabinetCode)
  const branch = cabinets.length > 1 && chosen ? { branch: cabinetPlace(chosen, locale).name.text } : {}
  const base = proPath(company.COMPANY_CODE)
  const path = `${base}/${sectionPath('statistics')}`
  const file = localizePath(`${path}/csv?${new URLSearchParams({ cabinet: cabinetCode, step })}`, locale)
  return (
    <ProPage
      title={t('application:area.statistics')}
      lead={t('figures:period', {
        period: formatPeriod(FROM, TO, locale, TODAY),
        before: formatPeriod(BEFORE.FROM, BEFORE.TO, locale, TODAY),
      })}
      action={
        <a href={file} download className={buttonClass('secondary')}>
          {t('figures:csv')}
        </a>
      }
    >
      <SectionTabs
        label={t('figures:steps.label')}
        current={step}
        tabs={figureSteps.map((one) => ({
          key: one,
          href: one === 'day' ? path : `${path}?step=${one}`,
          label: t(`figures:steps.${one}`),
        }))}
      />
      <Figures t={t} locale={locale} figures={figures} base={base} {...branch} />
    </ProPage>
  )
}
