import { picture } from '../../../parts/picture.ts'
import type { SeedNews } from '../../../parts/seed-types.ts'

export const caringForBraces: SeedNews = {
  slug: 'ukhod-za-breketami',
  category: 'children',
  date: '2026-07-27T05:00:00Z',
  specialist: '100105',
  image: picture('demo-dent/news-9', {
    ru: 'Рисунок: стакан с двумя зубными щётками на подставке',
    kk: 'Сурет: тұғырдағы екі тіс щёткасы салынған стакан',
    uz: 'Rasm: taglikdagi ikkita tish choʻtkasi solingan stakan',
    en: 'Drawing: a cup with two toothbrushes on a stand',
  }),
  title: {
    ru: 'Брекеты: уход, еда и что делать, если что-то отклеилось',
    kk: 'Брекеттер: күтім, тамақ және бірдеңе түсіп қалса не істеу керек',
    uz: 'Breketlar: parvarish, ovqat va biror narsa koʻchib ketsa nima qilish kerak',
    en: 'Braces: cleaning, food and what to do if something comes off',
  },
  lead: {
    ru: 'Брекеты сами по себе зубы не портят — портит налёт вокруг них. Памятка для подростков и взрослых.',
    kk: 'Брекеттің өзі тісті бүлдірмейді — айналасындағы тіс қағы бүлдіреді. Жасөспірімдер мен ересектерге арналған жадынама.',
    uz: 'Breketning oʻzi tishni buzmaydi — atrofidagi karash buzadi. Oʻsmirlar va kattalar uchun eslatma.',
    en: 'Braces themselves do not harm teeth; the plaque around them does. A guide for teenagers and adults.',
  },
  content: {
    ru: `
<p>После установки зубы ноют три–пять дней, а слизистая привыкает к замкам до двух недель. Это нормально. Ешьте мягкое; если нужно, примите обезболивающее, которое посоветовал врач.</p>
<h2>Как чистить</h2>
<ul>
<li>После каждой еды: сначала над дугой, потом под ней, затем жевательные поверхности. Это занимает около четырёх минут.</li>
<li>Ёршиком пройдите под дугой с обеих сторон каждого замка.</li>
<li>Вечером — нить с жёстким кончиком или ирригатор, но не вместо щётки.</li>
<li>Паста с фтором 1350–1500\u00a0ppm. Раз в три-четыре месяца приходите на профессиональную гигиену.</li>
</ul>
<h2>Что есть и чего избегать</h2>
<p>Твёрдое режьте кусочками: яблоки, морковь, корки хлеба. Орехи, сухари, ириски, жвачку и лёд лучше убрать: от них отклеиваются замки. Сладкие и кислые напитки — редко и за едой, а не глотками весь день.</p>
<h2>Если что-то случилось</h2>
<ul>
<li><strong>Замок отклеился, но держится на дуге.</strong> Закройте его воском и позвоните: запишем в ближайшие дни.</li>
<li><strong>Конец дуги колет щёку.</strong> Прижмите на него шарик воска. Сами дугу не режьте.</li>
<li><strong>Потеряли деталь или проглотили.</strong> Обычно это не опасно, но позвоните. При кашле, хрипе или трудном дыхании — 103.</li>
</ul>
<p>Пропущенный визит удлиняет лечение сильнее, чем отклеившийся замок. Если не успеваете, перенесите запись заранее.</p>`,
    kk: `
<p>Орнатқаннан кейін тістер үш-бес күн сыздайды, ал ауыздың шырышты қабаты брекеттерге екі аптаға дейін үйренеді. Бұл қалыпты. Жұмсақ тамақ ішіңіз; қажет болса, дәрігер кеңес берген ауырғанды басатын дәріні ішіңіз.</p>
<h2>Қалай тазалау керек</h2>
<ul>
<li>Әр тамақтан кейін: алдымен доғаның үстін, содан кейін астын, соңынан шайнайтын беттерін. Бұған шамамен төрт минут кетеді.</li>
<li>Ёршикті әр брекеттің екі жағынан доғаның астымен жүргізіңіз.</li>
<li>Кешке — ұшы қатты жіп немесе ирригатор, бірақ щётканың орнына емес.</li>
<li>1350–1500\u00a0ppm фторлы паста. Үш-төрт айда бір рет кәсіби гигиенаға келіңіз.</li>
</ul>
<h2>Не жеуге болады, неден сақтану керек</h2>
<p>Қатты тағамды турап жеңіз: алма, сәбіз, нанның қыртысы. Жаңғақ, кепкен нан, ирис кәмпиті, сағыз және мұздан бас тартқан дұрыс: олардан брекеттер түсіп қалады. Тәтті және қышқыл сусындарды сирек, күні бойы ұрттамай, тамақпен бірге ішіңіз.</p>
<h2>Бірдеңе болып қалса</h2>
<ul>
<li><strong>Брекет ажырап, доғада ілініп тұрса.</strong> Балауызбен жауып, қоңырау шалыңыз: жақын күндерге жазамыз.</li>
<li><strong>Доғаның ұшы ұртқа батса.</strong> Үстіне домалақ балауыз басыңыз. Доғаны өзіңіз кеспеңіз.</li>
<li><strong>Бөлшегін жоғалтсаңыз немесе жұтып қойсаңыз.</strong> Әдетте бұл қауіпті емес, бірақ қоңырау шалыңыз. Жөтел, сырыл болса немесе тыныс алу қиындаса — 103.</li>
</ul>
<p>Өткізіп алған қабылдау емді ажыраған брекеттен де көбірек созады. Үлгермесеңіз, қабылдау уақытын алдын ала ауыстырыңыз.</p>`,
    uz: `
<p>Oʻrnatilgandan keyin tishlar uch-besh kun zirqirab ogʻriydi, ogʻiz shilliq qavati esa breketlarga ikki haftagacha koʻnikadi. Bu normal holat. Yumshoq ovqat yeng; kerak boʻlsa, shifokor maslahat bergan ogʻriq qoldiruvchi dorini iching.</p>
<h2>Qanday tozalash kerak</h2>
<ul>
<li>Har ovqatdan keyin: avval yoy ustini, keyin ostini, soʻng chaynash yuzalarini. Bunga toʻrt daqiqacha vaqt ketadi.</li>
<li>Yorshikni har bir breketning ikki tomonidan yoy ostidan oʻtkazing.</li>
<li>Kechqurun — uchi qattiq ip yoki irrigator, lekin choʻtka oʻrniga emas.</li>
<li>Ftori 1350–1500\u00a0ppm boʻlgan pasta. Uch-toʻrt oyda bir marta professional gigiyenaga keling.</li>
</ul>
<h2>Nima yeyish va nimadan saqlanish kerak</h2>
<p>Qattiq narsalarni toʻgʻrab yeng: olma, sabzi, non qobigʻi. Yongʻoq, qotgan non, iris konfeti, saqich va muzdan voz kechgan maʼqul: ulardan breketlar koʻchib ketadi. Shirin va nordon ichimliklarni kam, kun boʻyi hoʻplamasdan, ovqat bilan iching.</p>
<h2>Biror narsa boʻlsa</h2>
<ul>
<li><strong>Breket koʻchdi, lekin yoyda turibdi.</strong> Uni mum bilan yoping va qoʻngʻiroq qiling: yaqin kunlarga yozamiz.</li>
<li><strong>Yoy uchi lunjga botayapti.</strong> Ustiga mum sharchasini bosing. Yoyni oʻzingiz kesmang.</li>
<li><strong>Boʻlakni yoʻqotdingiz yoki yutib yubordingiz.</strong> Odatda bu xavfli emas, lekin qoʻngʻiroq qiling. Yoʻtal, xirillash boʻlsa yoki nafas olish qiyinlashsa — 103.</li>
</ul>
<p>Qoldirilgan tashrif davolashni koʻchgan breketdan ham koʻproq choʻzadi. Ulgurmasangiz, qabul vaqtini oldindan koʻchiring.</p>`,
    en: `
<p>After braces are fitted, teeth ache for three to five days, and the mouth gets used to the brackets within two weeks. This is normal. Eat soft food; if you need to, take the painkiller your dentist suggested.</p>
<h2>How to clean</h2>
<ul>
<li>After every meal: first above the wire, then below it, then the chewing surfaces. It takes about four minutes.</li>
<li>Pass an interdental brush under the wire on both sides of each bracket.</li>
<li>In the evening use floss with a stiff end or a water flosser, but not instead of a brush.</li>
<li>Use toothpaste with 1350–1500\u00a0ppm fluoride. Come for a professional cleaning every three to four months.</li>
</ul>
<h2>What to eat and what to avoid</h2>
<p>Cut hard things into pieces: apples, carrots, crusts. Nuts, rusks, toffee, gum and ice are best left out: brackets come off because of them. Have sweet or acidic drinks rarely and with meals, not in sips all day.</p>
<h2>If something happens</h2>
<ul>
<li><strong>A bracket came loose but stays on the wire.</strong> Cover it with wax and call: we will see you within a few days.</li>
<li><strong>The end of the wire pricks the cheek.</strong> Press a ball of wax on it. Do not cut the wire yourself.</li>
<li><strong>A part was lost or swallowed.</strong> Usually this is not dangerous, but call us. If there is coughing, wheezing or trouble breathing, call 103.</li>
</ul>
<p>A missed visit makes treatment longer than a loose bracket does. If you cannot make it, reschedule in advance.</p>`,
  },
}
