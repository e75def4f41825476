import { picture } from '../../../parts/picture.ts'
import type { SeedNews } from '../../../parts/seed-types.ts'

export const safeHome: SeedNews = {
  slug: 'pamyatka-bezopasnyj-dom',
  category: 'leaflets',
  date: '2026-02-10T04:00:00Z',
  specialist: '100702',
  image: picture('demo-journal/cover-17', {
    ru: 'Рисунок: стол с горячей чашкой подальше от края, заглушка на розетке и калитка у лестницы',
    kk: 'Сурет: үстел шетінен алыс қойылған ыстық кесе, розеткадағы бітеуіш және баспалдақтағы қақпаша',
    uz: 'Rasm: stol chetidan uzoqda issiq piyola, rozetkadagi qopqoqcha va zinadagi eshikcha',
    en: 'Drawing: a hot cup far from the edge of a table, a covered socket and a gate at the stairs',
  }),
  title: {
    ru: 'Дом глазами годовалого: обход на\u00a0четвереньках',
    kk: 'Үй — бір жасар баланың көзімен: еңбектеп шығу',
    uz: 'Uy bir yoshli bola koʻzi bilan: emaklab aylanish',
    en: 'Home through the eyes of a one-year-old: a tour on all fours',
  },
  lead: {
    ru: 'Полчаса на коленях предотвращают больше травм, чем сто «нельзя».',
    kk: 'Жарты сағат еңбектеп шығу жүз рет айтылған «болмайдыдан» көп жарақаттың алдын алады.',
    uz: 'Yarim soat emaklash yuz marta aytilgan “mumkin emas”dan koʻproq jarohatning oldini oladi.',
    en: 'Half an hour on your knees prevents more injuries than a hundred times “no”.',
  },
  content: {
    ru: `
<p>Опуститесь на четвереньки и проползите по квартире. Всё, до чего дотянулись, ребёнок достанет через месяц.</p>
<h2>Кухня</h2>
<ul>
<li>Горячие чашки — дальше локтя от края; скатерть убрать.</li>
<li>Ручки сковород повернуть к стене, готовить на дальних конфорках.</li>
<li>Бытовая химия — наверху, под замком и в родной упаковке.</li>
</ul>
<h2>Комнаты</h2>
<ul>
<li>Замки на окнах: москитная сетка не держит. Диван от окна отодвинуть.</li>
<li>Комоды и телевизор прикрепить к стене.</li>
<li>Батарейки-таблетки и магниты — туда, где их не достать никому младше десяти.</li>
<li>Шнуры жалюзи и зарядок поднять.</li>
</ul>
<h2>Ванная</h2>
<p>Рядом с водой ребёнка не оставляют ни на звонок, ни на минуту. Воду проверяют локтем до купания.</p>
<p><strong>Проглочена батарейка или магнит, ожог больше ладони ребёнка, падение с потерей сознания или рвотой — звоните 103 сразу, не дожидаясь, пока станет хуже.</strong></p>`,
    kk: `
<p>Еңбектеп, пәтерді аралап шығыңыз. Қолыңыз жеткеннің бәріне бір айдан кейін бала да жетеді.</p>
<h2>Ас үй</h2>
<ul>
<li>Ыстық кесе үстел шетінен шынтақтан алыс тұрсын; дастарқан жаймасын жинап қойыңыз.</li>
<li>Таба сабын қабырғаға қаратып, плитаның арғы жағында пісіріңіз.</li>
<li>Тұрмыстық химия жоғарыда, құлыпта және өз қаптамасында тұрсын.</li>
</ul>
<h2>Бөлмелер</h2>
<ul>
<li>Терезеде құлып болсын: масадан қорғайтын тор баланы ұстап тұра алмайды. Диванды терезеден әрі жылжытыңыз.</li>
<li>Комод пен теледидарды қабырғаға бекітіңіз.</li>
<li>Түйме батарейкалар мен магниттерді он жасқа толмағандардың ешқайсысы ала алмайтын жерге қойыңыз.</li>
<li>Перде мен зарядтағыштың бауын жоғары көтеріңіз.</li>
</ul>
<h2>Жуынатын бөлме</h2>
<p>Судың қасында баланы телефон соққанда да, бір минутқа да жалғыз қалдырмайды. Суды шомылдырмас бұрын шынтақпен тексереді.</p>
<p><strong>Батарейка немесе магнит жұтып қойса, күйік баланың алақанынан үлкен болса, құлап, есінен танса немесе құсса, нашарлағанын күтпей, бірден 103 нөміріне қоңырау шалыңыз.</strong></p>`,
    uz: `
<p>Emaklab, uyni aylanib chiqing. Qoʻlingiz yetgan hamma narsaga bir oydan keyin bola ham yetadi.</p>
<h2>Oshxona</h2>
<ul>
<li>Issiq piyola stol chetidan tirsakdan uzoqda tursin; dasturxonni yigʻishtirib qoʻying.</li>
<li>Tova dastasini devorga qaratib, plitaning narigi tomonida pishiring.</li>
<li>Maishiy kimyo yuqorida, qulflangan holda va oʻz qadogʻida tursin.</li>
</ul>
<h2>Xonalar</h2>
<ul>
<li>Derazada qulf boʻlsin: chivin toʻri bolani ushlab qolmaydi. Divanni derazadan nariga suring.</li>
<li>Komod va televizorni devorga mahkamlang.</li>
<li>Tugma batareyalar va magnitlarni oʻn yoshga toʻlmaganlarning hech biri ololmaydigan joyga qoʻying.</li>
<li>Parda va quvvatlagich iplarini balandga koʻtaring.</li>
</ul>
<h2>Hammom</h2>
<p>Suv yonida bola telefon jiringlaganda ham, bir daqiqaga ham yolgʻiz qoldirilmaydi. Suv choʻmiltirishdan oldin tirsak bilan tekshiriladi.</p>
<p><strong>Batareya yoki magnit yutsa, kuyish bolaning kaftidan katta boʻlsa, yiqilib, hushidan ketsa yoki qussa, yomonlashishini kutmay, darhol 103 raqamiga qoʻngʻiroq qiling.</strong></p>`,
    en: `
<p>Get down on all fours and crawl through your home. Whatever you reach, your child will reach in a month.</p>
<h2>Kitchen</h2>
<ul>
<li>Hot cups stand more than an elbow from the edge; no tablecloth.</li>
<li>Turn pan handles to the wall and cook on the back rings.</li>
<li>Household chemicals go up high, under lock and in their own containers.</li>
</ul>
<h2>Rooms</h2>
<ul>
<li>Locks on windows: a mosquito net holds nobody. Move the sofa away from the window.</li>
<li>Fix chests of drawers and the television to the wall.</li>
<li>Button batteries and magnets go where nobody under ten can reach them.</li>
<li>Lift up the cords of blinds and chargers.</li>
</ul>
<h2>Bathroom</h2>
<p>A child is not left alone near water, neither for a phone call nor for a minute. Test the water with your elbow before the bath.</p>
<p><strong>A swallowed battery or magnet, a burn larger than the child’s palm, a fall with loss of consciousness or vomiting: call 103 at once, without waiting for things to get worse.</strong></p>`,
  },
}
