import { picture } from '../../../parts/picture.ts'
import type { SeedMaterial } from '../../../parts/seed-types.ts'

export const sweetsAndTeeth: SeedMaterial = {
  slug: 'sladkoe-bez-voyny',
  category: 'children',
  date: '2026-06-01T05:00:00Z',
  specialist: '100103',
  image: picture('demo-dent/still-8', {
    ru: 'Рисунок: жёлтая уточка для ванны',
    kk: 'Сурет: ваннаға арналған сары үйрек',
    uz: 'Rasm: vanna uchun sariq oʻrdakcha',
    en: 'Drawing: a yellow bath duck',
  }),
  title: {
    ru: 'Сладкое и зубы: как договориться с ребёнком',
    kk: 'Тәтті және тіс: баламен қалай келісуге болады',
    uz: 'Shirinlik va tish: bola bilan qanday kelishish mumkin',
    en: 'Sweets and teeth: how to agree with a child',
  },
  lead: {
    ru: 'Для зубов важно не сколько сладкого, а сколько раз в день.',
    kk: 'Тіс үшін тәттінің мөлшерінен гөрі күніне неше рет жеу маңызды.',
    uz: 'Tish uchun shirinlik miqdoridan koʻra kuniga necha marta yeyish muhim.',
    en: 'For teeth it matters less how much sugar there is than how often.',
  },
  content: {
    ru: `
<p>После каждого сладкого глотка бактерии около получаса делают кислоту. Одна конфета после обеда — полчаса. Пакет сока, который тянут весь день, — весь день.</p>
<ul>
<li>Сладкое — сразу после еды, а не между делом.</li>
<li>Между едой — вода; сок, чай с сахаром и сладкое молоко на ночь не даём.</li>
<li>Тянучки, чупа-чупс и сухофрукты держатся на зубах дольше шоколада.</li>
<li>Вместо запрета — договор: например, сладкое после обеда по выходным и на праздниках.</li>
<li>Сыр, орехи старшим детям, яблоко и жвачка без сахара помогают слюне. Цельные орехи детям младше пяти лет не давайте: ими легко подавиться.</li>
</ul>
<p>Не обещайте конфету за визит к стоматологу: лучше наклейка и прогулка. И ешьте так же сами — дети смотрят на вас.</p>`,
    kk: `
<p>Әр тәтті жұтымнан кейін бактериялар жарты сағаттай қышқыл түзеді. Түскі астан кейінгі бір кәмпит — жарты сағат. Күні бойы сорған шырын — күні бойы.</p>
<ul>
<li>Тәтті — тамақтан кейін бірден, арасында емес.</li>
<li>Тамақ арасында — су; түнге шырын, қант қосқан шай мен тәтті сүт бермейміз.</li>
<li>Созылмалы кәмпит, чупа-чупс пен кептірілген жеміс тісте шоколадтан ұзақ тұрады.</li>
<li>Тыйымның орнына келісім: мысалы, тәтті демалыс күні түстен кейін және мерекеде.</li>
<li>Ірімшік, үлкен балаларға жаңғақ, алма мен қантсыз сағыз сілекейге көмектеседі. Бес жасқа толмаған балаға бүтін жаңғақ бермеңіз: тұншығып қалуы мүмкін.</li>
</ul>
<p>Стоматологқа барғаны үшін кәмпит уәде етпеңіз: жапсырма мен серуен жақсырақ. Өзіңіз де солай жеңіз — балалар сізден үйренеді.</p>`,
    uz: `
<p>Har bir shirin qultumdan keyin bakteriyalar yarim soatcha kislota hosil qiladi. Tushlikdan keyingi bitta konfet — yarim soat. Kun boʻyi ichilgan sharbat — kun boʻyi.</p>
<ul>
<li>Shirinlik — ovqatdan keyin darhol, orada emas.</li>
<li>Ovqat orasida — suv; kechasi sharbat, shakarli choy va shirin sut bermaymiz.</li>
<li>Choʻziladigan konfet, chupa-chups va quritilgan meva tishda shokoladdan uzoq turadi.</li>
<li>Taqiq oʻrniga kelishuv: masalan, shirinlik dam olish kunlari tushlikdan keyin va bayramda.</li>
<li>Pishloq, katta bolalarga yongʻoq, olma va shakarsiz saqich soʻlakka yordam beradi. Besh yoshga toʻlmagan bolaga butun yongʻoq bermang: tiqilib qolishi mumkin.</li>
</ul>
<p>Stomatologga borgani uchun konfet vaʼda qilmang: stiker va sayr yaxshiroq. Oʻzingiz ham shunday yeng — bolalar sizdan oʻrganadi.</p>`,
    en: `
<p>After each sweet sip bacteria make acid for about half an hour. One sweet after lunch is half an hour. A carton of juice sipped all day is all day.</p>
<ul>
<li>Sweets straight after a meal, not in between.</li>
<li>Between meals water; no juice, sugared tea or sweet milk at bedtime.</li>
<li>Toffees, lollipops and dried fruit stay on the teeth longer than chocolate.</li>
<li>An agreement instead of a ban: sweets after lunch at weekends and on holidays, for example.</li>
<li>Cheese, nuts for older children, an apple and sugar-free gum help saliva. Do not give whole nuts to children under five: they can choke on them.</li>
</ul>
<p>Do not promise a sweet for going to the dentist: a sticker and a walk are better. And eat the same way yourself; children watch you.</p>`,
  },
}
