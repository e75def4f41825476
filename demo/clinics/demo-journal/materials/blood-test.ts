import { picture } from '../../../parts/picture.ts'
import type { SeedNews } from '../../../parts/seed-types.ts'

export const bloodTest: SeedNews = {
  slug: 'analiz-krovi-bez-trevogi',
  category: 'before-visit',
  date: '2026-09-29T04:00:00Z',
  specialist: '100701',
  image: picture('demo-journal/cover-18', {
    ru: 'Рисунок: пробирки в штативе и плюшевый мишка с пластырем на лапе',
    kk: 'Сурет: тірегіштегі сынауықтар және табанына жабысқақ жапсырылған қонжық',
    uz: 'Rasm: shtativdagi probirkalar va panjasiga plastir yopishtirilgan ayiqcha',
    en: 'Drawing: tubes in a rack and a toy bear with a plaster on its paw',
  }),
  title: {
    ru: 'Анализ крови: что сказать ребёнку и\u00a0можно ли завтракать',
    kk: 'Қан талдауы: балаға не айту керек және таңғы ас ішуге бола ма',
    uz: 'Qon tahlili: bolaga nima deyish va nonushta qilish mumkinmi',
    en: 'A blood test: what to tell the child, and whether breakfast is allowed',
  },
  lead: {
    ru: 'Честное «кольнёт и пройдёт» работает лучше, чем «совсем не больно».',
    kk: 'Шыншыл «шым етеді де, басылады» деген сөз «мүлде ауырмайдыдан» жақсы әсер етеді.',
    uz: 'Halol “chim etadi va oʻtadi” soʻzi “umuman ogʻrimaydi”dan yaxshiroq ishlaydi.',
    en: 'An honest “a prick, and then it is over” works better than “it won’t hurt at all”.',
  },
  content: {
    ru: `
<h2>Накануне</h2>
<ul>
<li>Спросите, нужен ли этот анализ натощак. Общему анализу лёгкий завтрак обычно не мешает; малыша не морят голодом.</li>
<li>Воду пить можно и нужно: вену легче найти.</li>
<li>О постоянных лекарствах спросите врача, сами их не отменяйте.</li>
</ul>
<h2>Утром</h2>
<p>Тёплая одежда с широким рукавом, любимая игрушка, книжка. Возьмите направление и удостоверение. Приходите к началу: кабинет открыт с 8:00, очереди почти нет до 8:30.</p>
<h2>В кабинете</h2>
<ol>
<li>Ребёнок сидит у вас на коленях.</li>
<li>Можно попросить обезболивающий крем: его наносят за час.</li>
<li>Дуйте вместе на воображаемую свечу, считайте, смотрите в окно.</li>
<li>Плакать разрешено. Храбрость — это прийти.</li>
</ol>
<p>Потом прижмите ватку на пять минут, согнутая рука не поможет. Результат приходит вечером или на следующий день. Цифры вне «нормы» ещё не болезнь: читайте их с врачом.</p>`,
    kk: `
<h2>Бір күн бұрын</h2>
<ul>
<li>Бұл талдау аш қарынға керек пе, сұраңыз. Жалпы талдауға жеңіл таңғы ас әдетте кедергі емес; кішкентайды аш ұстамайды.</li>
<li>Су ішуге болады, ішу керек те: тамырды табу оңайырақ.</li>
<li>Үнемі ішетін дәрілер туралы дәрігерден сұраңыз, өздігіңізден тоқтатпаңыз.</li>
</ul>
<h2>Таңертең</h2>
<p>Жеңі кең жылы киім, сүйікті ойыншық, кітап. Жолдама мен куәлікті алыңыз. Басына келіңіз: кабинет 8:00-ден ашық, 8:30-ға дейін кезек жоқтың қасы.</p>
<h2>Кабинетте</h2>
<ol>
<li>Бала алдыңызда отырады.</li>
<li>Жансыздандыратын крем сұрауға болады: оны бір сағат бұрын жағады.</li>
<li>Бірге қиялдағы шамды үрлеңіз, санаңыз, терезеге қараңыз.</li>
<li>Жылауға болады. Батылдық — келгеннің өзі.</li>
</ol>
<p>Содан кейін мақтаны бес минут басып тұрыңыз, қолды бүгу көмектеспейді. Нәтиже кешке немесе келесі күні келеді. «Нормадан» тыс сан әлі ауру емес: оны дәрігермен бірге оқыңыз.</p>`,
    uz: `
<h2>Bir kun oldin</h2>
<ul>
<li>Bu tahlil och qoringa kerakmi, soʻrang. Umumiy tahlilga yengil nonushta odatda xalaqit bermaydi; kichkintoy och qoldirilmaydi.</li>
<li>Suv ichish mumkin va kerak: tomirni topish osonroq.</li>
<li>Doimiy dorilar haqida shifokordan soʻrang, oʻzingizcha toʻxtatmang.</li>
</ul>
<h2>Ertalab</h2>
<p>Yengi keng issiq kiyim, sevimli oʻyinchoq, kitobcha. Yoʻllanma va guvohnomani oling. Boshiga keling: xona 8:00 dan ochiq, 8:30 gacha navbat deyarli yoʻq.</p>
<h2>Xonada</h2>
<ol>
<li>Bola tizzangizda oʻtiradi.</li>
<li>Ogʻriqsizlantiruvchi krem soʻrash mumkin: u bir soat oldin surtiladi.</li>
<li>Birga xayoliy shamni puflang, sanang, derazaga qarang.</li>
<li>Yigʻlash mumkin. Jasorat — kelishning oʻzi.</li>
</ol>
<p>Keyin paxtani besh daqiqa bosib turing, qoʻlni bukish yordam bermaydi. Natija kechqurun yoki ertasi kuni keladi. “Meʼyordan” tashqari raqam hali kasallik emas: uni shifokor bilan oʻqing.</p>`,
    en: `
<h2>The day before</h2>
<ul>
<li>Ask whether this test needs an empty stomach. A light breakfast usually does not matter for a full blood count, and small children are not starved.</li>
<li>Drinking water is allowed and welcome: a vein is easier to find.</li>
<li>Ask the doctor about regular medicines; do not stop them yourself.</li>
</ul>
<h2>In the morning</h2>
<p>Warm clothes with a wide sleeve, a favourite toy, a book. Bring the referral and an identity document. Come early: the room opens at 8:00, and there is hardly a queue before 8:30.</p>
<h2>In the room</h2>
<ol>
<li>The child sits on your lap.</li>
<li>You can ask for numbing cream: it is put on an hour before.</li>
<li>Blow out an imaginary candle together, count, look out of the window.</li>
<li>Crying is allowed. Coming is the brave part.</li>
</ol>
<p>Afterwards press the cotton wool for five minutes; bending the arm does not help. Results come in the evening or the next day. A figure outside the “normal range” is not an illness yet: read it with a doctor.</p>`,
  },
}
