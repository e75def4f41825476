import { picture } from '../../../parts/picture.ts'
import type { SeedMaterial } from '../../../parts/seed-types.ts'

export const tellYourDentist: SeedMaterial = {
  slug: 'chto-rasskazat-stomatologu',
  category: 'around-treatment',
  date: '2026-10-28T05:00:00Z',
  specialist: '100101',
  image: picture('demo-dent/still-7', {
    ru: 'Рисунок: планшет с анкетой, пункты отмечены',
    kk: 'Сурет: сауалнама салынған планшет, тармақтары белгіленген',
    uz: 'Rasm: anketali planshet, bandlari belgilangan',
    en: 'Drawing: a clipboard with a form, its points ticked',
  }),
  title: {
    ru: 'Перед лечением: что важно рассказать врачу',
    kk: 'Ем алдында: дәрігерге нені айту маңызды',
    uz: 'Davolashdan oldin: shifokorga nimani aytish muhim',
    en: 'Before treatment: what your dentist should know',
  },
  lead: {
    ru: 'Анкета занимает пять минут. От неё зависит выбор анестезии и время приёма.',
    kk: 'Сауалнама бес минут алады. Анестезия мен қабылдау уақытын таңдау соған байланысты.',
    uz: 'Anketa besh daqiqa oladi. Anesteziya va qabul vaqtini tanlash shunga bogʻliq.',
    en: 'The form takes five minutes. The anaesthetic and the hour of your visit depend on it.',
  },
  content: {
    ru: `
<ul>
<li>Все лекарства, которые вы принимаете, даже «безобидные»: фотографии упаковок хватит. Особенно важны препараты от свёртывания крови и для костей.</li>
<li>Аллергия и то, как вы перенесли прошлую анестезию.</li>
<li>Сердце, давление, диабет, астма, эпилепсия, искусственные клапаны и суставы.</li>
<li>Беременность и кормление, даже если срок маленький.</li>
<li>Страх. Это тоже медицинское сведение: сделаем паузы и договоримся о знаке «стоп».</li>
</ul>
<h2>В день приёма</h2>
<p>Поешьте, если врач не просил иначе, и примите свои лекарства в обычное время. Сами ничего не отменяйте. При диабете возьмите глюкометр и перекус, при астме — ингалятор. Если поднялась температура, позвоните: приём лучше перенести.</p>`,
    kk: `
<ul>
<li>Ішіп жүрген барлық дәріңіз, тіпті «зиянсызы» да: қораптың суреті жетеді. Қан ұюына қарсы және сүйекке арналған дәрілер ерекше маңызды.</li>
<li>Аллергия және бұрынғы анестезияны қалай көтергеніңіз.</li>
<li>Жүрек, қысым, диабет, астма, эпилепсия, жасанды клапан мен буын.</li>
<li>Жүктілік пен емізу, мерзімі аз болса да.</li>
<li>Қорқыныш. Бұл да медициналық мәлімет: үзіліс жасаймыз, «тоқта» белгісін келісеміз.</li>
</ul>
<h2>Қабылдау күні</h2>
<p>Дәрігер басқаша айтпаса, тамақтанып, дәріңізді әдеттегі уақытында ішіңіз. Ештеңені өзіңіз тоқтатпаңыз. Диабет болса, глюкометр мен жеңіл тамақ, астма болса, ингалятор ала келіңіз. Қызу көтерілсе, қоңырау шалыңыз: қабылдауды ауыстырған жөн.</p>`,
    uz: `
<ul>
<li>Ichayotgan barcha dorilaringiz, hatto “zararsizi” ham: quti surati yetarli. Qon ivishiga qarshi va suyak uchun dorilar ayniqsa muhim.</li>
<li>Allergiya va oldingi anesteziyani qanday oʻtkazganingiz.</li>
<li>Yurak, bosim, diabet, astma, epilepsiya, sunʼiy klapan va boʻgʻimlar.</li>
<li>Homiladorlik va emizish, muddati kichik boʻlsa ham.</li>
<li>Qoʻrquv. Bu ham tibbiy maʼlumot: tanaffus qilamiz va “toʻxta” belgisini kelishamiz.</li>
</ul>
<h2>Qabul kuni</h2>
<p>Shifokor boshqacha aytmagan boʻlsa, ovqatlaning va doringizni odatdagi vaqtda iching. Hech narsani oʻzingiz toʻxtatmang. Diabetda glyukometr va yengil ovqat, astmada ingalyator oling. Isitma chiqsa, qoʻngʻiroq qiling: qabulni koʻchirgan maʼqul.</p>`,
    en: `
<ul>
<li>Every medicine that you take, even “harmless” ones: photos of the boxes will do. Those against blood clotting and for the bones matter most.</li>
<li>Allergies, and how you bore an anaesthetic before.</li>
<li>The heart, blood pressure, diabetes, asthma, epilepsy, artificial valves and joints.</li>
<li>Pregnancy and breastfeeding, however early.</li>
<li>Fear. That is medical information too: we will pause and agree on a sign for “stop”.</li>
</ul>
<h2>On the day</h2>
<p>Eat, unless the dentist asked you not to, and take your medicines at the usual time. Stop nothing yourself. With diabetes bring your glucose meter and a snack, with asthma your inhaler. If you have a fever, call us: the visit is better moved.</p>`,
  },
}
