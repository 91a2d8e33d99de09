import type { HeadingVocabulary } from './headingVocabulary';

export const POLISH_HEADINGS: HeadingVocabulary = {
  owner: 'właściciel, właściciele, właścicielka, właściciela, posiadacz, posiadacze, nabywca, nabywcy, kupujący',
  heldBy: 'należy do, w posiadaniu',
  roles: {
    'Parent Company':
      'matka, spółka matka, spółka-matka, spółka dominująca, podmiot dominujący, jednostka dominująca, dominujący, dominująca',
    Shareholder:
      'wspólnik, wspólnicy, wspólnika, udziałowiec, udziałowcy, udziałowca, akcjonariusz, akcjonariusze, akcjonariusza',
    Partner: 'partner, partnerzy',
    'General Partner': 'komplementariusz, komplementariusze, komplementariusza',
    'Limited Partner': 'komandytariusz, komandytariusze, komandytariusza',
    Investor: 'inwestor, inwestorzy',
    'Beneficial Owner':
      'beneficjent rzeczywisty, beneficjenci rzeczywiści, beneficjenta rzeczywistego, rzeczywisty beneficjent',
    Director: 'dyrektor, dyrektorzy, członek zarządu, członkowie zarządu, zarząd',
    'Supervisory Board Member': 'członek rady nadzorczej, członkowie rady nadzorczej, rada nadzorcza',
    President: 'prezes, prezes zarządu',
    Secretary: 'sekretarz',
    'Authorised Signatory': 'prokurent, prokurenci',
    Trustee: 'powiernik, powiernicy',
    Settlor: 'ustanawiający, założyciel trustu',
    Protector: 'protektor, protektorzy',
    Beneficiary: 'beneficjent, beneficjenci, beneficjenta',
    Founder: 'fundator, fundatorzy, założyciel, założyciele',
  },
  pluralEndings: 'y, i, ów>i',
  alsoPlural: 'wspólnicy, udziałowcy, akcjonariusze, właściciele',
  owned:
    'spółka portfelowa, spółki portfelowe, córka, spółka córka, spółka-córka, spółka zależna, spółki zależne, podmiot zależny, podmioty zależne, jednostka zależna, zależna, zależny, spółka posiadana, emitent',
  holds: 'posiada, kontroluje',
  from: '',
  to: '',
  name: 'nazwa, nazwy, pełna nazwa, imię i nazwisko, nazwisko i imię',
  heldName:
    'spółka, spółki, nazwa spółki, firma, firmy, podmiot, podmioty, przedsiębiorstwo, jednostka, organizacja, osoba prawna, fundacja, fundusz',
  of: '',
  votes: 'głos, głosy, głosów, prawo głosu, prawa głosu, udział w głosach, liczba głosów',
  amount: 'liczba, ilość, kwota, wartość nominalna, wartość',
  link: {
    share:
      'udział, udziały, udział w %, udział %, udział procentowy, udziały w %, udział w kapitale, procent, procent udziałów, % udziałów, wysokość udziału, wielkość udziału, akcje, procent akcji',
    role: 'rola, funkcja, stanowisko, relacja, rodzaj relacji, powiązanie',
    since:
      'nabycie, data nabycia, powołania, od, od dnia, data od, początek, data rozpoczęcia, data początkowa, powołany, powołanie, data powołania, od kiedy',
    until:
      'odwołania, do, do dnia, data do, koniec, data zakończenia, data końcowa, odwołany, odwołanie, data odwołania, rezygnacja, do kiedy',
    details: 'uwagi, uwaga, komentarz, komentarze',
    source: 'źródło, źródła',
  },
  party: {
    type: 'rodzaj, forma prawna',
    country: 'kraj, państwo, narodowość, obywatelstwo, jurysdykcja, siedziba, kraj siedziby, kraj rejestracji',
    registration: 'KRS, numer KRS, nr KRS, NIP, REGON, numer rejestrowy, numer rejestracyjny, nr rejestrowy',
    lei: 'kod LEI',
    birthDate: 'data urodzenia, urodzony, urodzona',
    incorporation: 'data założenia, założona, założenie, data utworzenia, utworzona, data powstania, powstanie',
    id: 'klucz, identyfikator, numer',
  },
  entity: { firstName: 'imię, imiona', lastName: 'nazwisko', notes: 'uwagi, komentarze' },
  otherText:
    'klasa, seria, rodzaj akcji, waluta, adres, telefon, miasto, kod pocztowy, branża, stan, miejsce zamieszkania, zawód, adwokat, notariusz, kategoria, sprzedający, zbywca',
  otherDate:
    'data, na dzień, stan na, stan na dzień, data sprawozdania, data raportu, data rejestracji, zaktualizowano, data aktualizacji',
};
