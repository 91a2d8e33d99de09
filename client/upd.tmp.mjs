import countries from "i18n-iso-countries";
import ELK from "elkjs";
import { Session } from "node:inspector";
import { writeFileSync } from "node:fs";
// node_modules/i18n-iso-countries/langs/en.json
var en_default$1 = {
	locale: "en",
	countries: {
		"AF": "Afghanistan",
		"AL": "Albania",
		"DZ": "Algeria",
		"AS": "American Samoa",
		"AD": "Andorra",
		"AO": "Angola",
		"AI": "Anguilla",
		"AQ": "Antarctica",
		"AG": "Antigua and Barbuda",
		"AR": "Argentina",
		"AM": "Armenia",
		"AW": "Aruba",
		"AU": "Australia",
		"AT": "Austria",
		"AZ": "Azerbaijan",
		"BS": "Bahamas",
		"BH": "Bahrain",
		"BD": "Bangladesh",
		"BB": "Barbados",
		"BY": "Belarus",
		"BE": "Belgium",
		"BZ": "Belize",
		"BJ": "Benin",
		"BM": "Bermuda",
		"BT": "Bhutan",
		"BO": "Bolivia",
		"BA": "Bosnia and Herzegovina",
		"BW": "Botswana",
		"BV": "Bouvet Island",
		"BR": "Brazil",
		"IO": "British Indian Ocean Territory",
		"BN": "Brunei Darussalam",
		"BG": "Bulgaria",
		"BF": "Burkina Faso",
		"BI": "Burundi",
		"KH": "Cambodia",
		"CM": "Cameroon",
		"CA": "Canada",
		"CV": "Cape Verde",
		"KY": "Cayman Islands",
		"CF": "Central African Republic",
		"TD": "Chad",
		"CL": "Chile",
		"CN": ["People's Republic of China", "China"],
		"CX": "Christmas Island",
		"CC": "Cocos (Keeling) Islands",
		"CO": "Colombia",
		"KM": "Comoros",
		"CG": ["Republic of the Congo", "Congo"],
		"CD": ["Democratic Republic of the Congo", "Congo"],
		"CK": "Cook Islands",
		"CR": "Costa Rica",
		"CI": [
			"Cote d'Ivoire",
			"Côte d'Ivoire",
			"Ivory Coast"
		],
		"HR": "Croatia",
		"CU": "Cuba",
		"CY": "Cyprus",
		"CZ": ["Czech Republic", "Czechia"],
		"DK": "Denmark",
		"DJ": "Djibouti",
		"DM": "Dominica",
		"DO": "Dominican Republic",
		"EC": "Ecuador",
		"EG": "Egypt",
		"SV": "El Salvador",
		"GQ": "Equatorial Guinea",
		"ER": "Eritrea",
		"EE": "Estonia",
		"ET": "Ethiopia",
		"FK": "Falkland Islands (Malvinas)",
		"FO": "Faroe Islands",
		"FJ": "Fiji",
		"FI": "Finland",
		"FR": "France",
		"GF": "French Guiana",
		"PF": "French Polynesia",
		"TF": "French Southern Territories",
		"GA": "Gabon",
		"GM": [
			"Republic of The Gambia",
			"The Gambia",
			"Gambia"
		],
		"GE": "Georgia",
		"DE": "Germany",
		"GH": "Ghana",
		"GI": "Gibraltar",
		"GR": "Greece",
		"GL": "Greenland",
		"GD": "Grenada",
		"GP": "Guadeloupe",
		"GU": "Guam",
		"GT": "Guatemala",
		"GN": "Guinea",
		"GW": "Guinea-Bissau",
		"GY": "Guyana",
		"HT": "Haiti",
		"HM": "Heard Island and McDonald Islands",
		"VA": "Holy See (Vatican City State)",
		"HN": "Honduras",
		"HK": "Hong Kong",
		"HU": "Hungary",
		"IS": "Iceland",
		"IN": "India",
		"ID": "Indonesia",
		"IR": ["Islamic Republic of Iran", "Iran"],
		"IQ": "Iraq",
		"IE": "Ireland",
		"IL": "Israel",
		"IT": "Italy",
		"JM": "Jamaica",
		"JP": "Japan",
		"JO": "Jordan",
		"KZ": "Kazakhstan",
		"KE": "Kenya",
		"KI": "Kiribati",
		"KP": "North Korea",
		"KR": [
			"South Korea",
			"Korea, Republic of",
			"Republic of Korea"
		],
		"KW": "Kuwait",
		"KG": "Kyrgyzstan",
		"LA": "Lao People's Democratic Republic",
		"LV": "Latvia",
		"LB": "Lebanon",
		"LS": "Lesotho",
		"LR": "Liberia",
		"LY": "Libya",
		"LI": "Liechtenstein",
		"LT": "Lithuania",
		"LU": "Luxembourg",
		"MO": "Macao",
		"MG": "Madagascar",
		"MW": "Malawi",
		"MY": "Malaysia",
		"MV": "Maldives",
		"ML": "Mali",
		"MT": "Malta",
		"MH": "Marshall Islands",
		"MQ": "Martinique",
		"MR": "Mauritania",
		"MU": "Mauritius",
		"YT": "Mayotte",
		"MX": "Mexico",
		"FM": "Micronesia, Federated States of",
		"MD": "Moldova, Republic of",
		"MC": "Monaco",
		"MN": "Mongolia",
		"MS": "Montserrat",
		"MA": "Morocco",
		"MZ": "Mozambique",
		"MM": "Myanmar",
		"NA": "Namibia",
		"NR": "Nauru",
		"NP": "Nepal",
		"NL": [
			"Netherlands",
			"The Netherlands",
			"Netherlands (Kingdom of the)"
		],
		"NC": "New Caledonia",
		"NZ": "New Zealand",
		"NI": "Nicaragua",
		"NE": "Niger",
		"NG": "Nigeria",
		"NU": "Niue",
		"NF": "Norfolk Island",
		"MK": ["The Republic of North Macedonia", "North Macedonia"],
		"MP": "Northern Mariana Islands",
		"NO": "Norway",
		"OM": "Oman",
		"PK": "Pakistan",
		"PW": "Palau",
		"PS": ["State of Palestine", "Palestine"],
		"PA": "Panama",
		"PG": "Papua New Guinea",
		"PY": "Paraguay",
		"PE": "Peru",
		"PH": "Philippines",
		"PN": ["Pitcairn", "Pitcairn Islands"],
		"PL": "Poland",
		"PT": "Portugal",
		"PR": "Puerto Rico",
		"QA": "Qatar",
		"RE": "Reunion",
		"RO": "Romania",
		"RU": ["Russian Federation", "Russia"],
		"RW": "Rwanda",
		"SH": "Saint Helena",
		"KN": "Saint Kitts and Nevis",
		"LC": "Saint Lucia",
		"PM": "Saint Pierre and Miquelon",
		"VC": "Saint Vincent and the Grenadines",
		"WS": "Samoa",
		"SM": "San Marino",
		"ST": "Sao Tome and Principe",
		"SA": "Saudi Arabia",
		"SN": "Senegal",
		"SC": "Seychelles",
		"SL": "Sierra Leone",
		"SG": "Singapore",
		"SK": "Slovakia",
		"SI": "Slovenia",
		"SB": "Solomon Islands",
		"SO": "Somalia",
		"ZA": "South Africa",
		"GS": "South Georgia and the South Sandwich Islands",
		"ES": "Spain",
		"LK": "Sri Lanka",
		"SD": "Sudan",
		"SR": "Suriname",
		"SJ": "Svalbard and Jan Mayen",
		"SZ": "Eswatini",
		"SE": "Sweden",
		"CH": "Switzerland",
		"SY": "Syrian Arab Republic",
		"TW": ["Taiwan, Province of China", "Taiwan"],
		"TJ": "Tajikistan",
		"TZ": ["United Republic of Tanzania", "Tanzania"],
		"TH": "Thailand",
		"TL": "Timor-Leste",
		"TG": "Togo",
		"TK": "Tokelau",
		"TO": "Tonga",
		"TT": "Trinidad and Tobago",
		"TN": "Tunisia",
		"TR": ["Türkiye", "Turkey"],
		"TM": "Turkmenistan",
		"TC": "Turks and Caicos Islands",
		"TV": "Tuvalu",
		"UG": "Uganda",
		"UA": "Ukraine",
		"AE": ["United Arab Emirates", "UAE"],
		"GB": [
			"United Kingdom",
			"UK",
			"Great Britain"
		],
		"US": [
			"United States of America",
			"United States",
			"USA",
			"U.S.A.",
			"US",
			"U.S."
		],
		"UM": "United States Minor Outlying Islands",
		"UY": "Uruguay",
		"UZ": "Uzbekistan",
		"VU": "Vanuatu",
		"VE": "Venezuela",
		"VN": "Vietnam",
		"VG": "Virgin Islands, British",
		"VI": "Virgin Islands, U.S.",
		"WF": "Wallis and Futuna",
		"EH": "Western Sahara",
		"YE": "Yemen",
		"ZM": "Zambia",
		"ZW": "Zimbabwe",
		"AX": ["Åland Islands", "Aland Islands"],
		"BQ": "Bonaire, Sint Eustatius and Saba",
		"CW": "Curaçao",
		"GG": "Guernsey",
		"IM": "Isle of Man",
		"JE": "Jersey",
		"ME": "Montenegro",
		"BL": "Saint Barthélemy",
		"MF": "Saint Martin (French part)",
		"RS": "Serbia",
		"SX": "Sint Maarten (Dutch part)",
		"SS": "South Sudan",
		"XK": "Kosovo"
	}
};
// shared/src/reference/countryNames.ts
/**
* The English name by which a country is shown where ISO 3166's own is formal or written back to front
* ("Virgin Islands, British"), by alpha-2 code.
*/
const SHOWN_NAMES = {
	BN: "Brunei",
	CD: "Congo (Democratic Republic)",
	CG: "Congo (Republic)",
	CI: "Côte d'Ivoire",
	CN: "China",
	FK: "Falkland Islands",
	FM: "Micronesia",
	GM: "Gambia",
	IR: "Iran",
	LA: "Laos",
	MD: "Moldova",
	MF: "Saint Martin",
	MK: "North Macedonia",
	PN: "Pitcairn Islands",
	PS: "Palestine",
	RE: "Réunion",
	RU: "Russia",
	ST: "São Tomé and Príncipe",
	SX: "Sint Maarten",
	SY: "Syria",
	TW: "Taiwan",
	TZ: "Tanzania",
	VA: "Vatican City",
	VG: "British Virgin Islands",
	VI: "U.S. Virgin Islands"
};
/** Further names people write for a country, by alpha-2 code; former names and parts that ISO counts to the country among them. */
const OTHER_NAMES = {
	AE: ["Emirates"],
	BA: ["Bosnia", "Bosnia-Herzegovina"],
	BQ: [
		"Bonaire",
		"Caribbean Netherlands",
		"Saba",
		"Sint Eustatius"
	],
	CD: [
		"Congo, Democratic Republic of the",
		"Congo-Kinshasa",
		"DR Congo",
		"DRC",
		"Zaire"
	],
	CG: [
		"Congo",
		"Congo, Republic of the",
		"Congo-Brazzaville"
	],
	CI: ["Republic of Côte d'Ivoire"],
	CN: ["Mainland China", "PRC"],
	CV: ["Cabo Verde"],
	CW: ["Curacao"],
	CZ: ["Czech Rep."],
	FK: ["Malvinas"],
	FM: ["Federated States of Micronesia"],
	GB: [...[
		"Britain",
		"England",
		"G.B.",
		"Northern Ireland",
		"Scotland",
		"U.K.",
		"Wales"
	], "United Kingdom of Great Britain and Northern Ireland"],
	GG: [
		"Alderney",
		"Bailiwick of Guernsey",
		"Sark"
	],
	HK: [
		"Hong Kong SAR",
		"Hong Kong SAR China",
		"Hong Kong, China"
	],
	IE: [
		"Eire",
		"Ireland, Republic of",
		"Republic of Ireland"
	],
	JE: ["Bailiwick of Jersey"],
	KG: ["Kirghizia"],
	KN: [
		"Nevis",
		"Saint Kitts",
		"St Kitts & Nevis"
	],
	KP: ["DPRK", "Korea, Democratic People's Republic of"],
	KR: [
		"Korea",
		"Korea, South",
		"ROK"
	],
	LA: ["Lao PDR"],
	MD: ["Republic of Moldova"],
	MK: ["Macedonia", "FYROM"],
	MM: ["Burma"],
	MO: [
		"Macau",
		"Macao SAR",
		"Macau SAR"
	],
	NL: ["Holland"],
	PS: ["Palestinian Territories", "Palestinian Territory, Occupied"],
	SH: [
		"Ascension Island",
		"Saint Helena, Ascension and Tristan da Cunha",
		"Tristan da Cunha"
	],
	SK: ["Slovak Republic"],
	SX: ["St Maarten"],
	SZ: ["Swaziland"],
	TC: ["Turks & Caicos"],
	TL: ["East Timor"],
	TR: ["Republic of Türkiye", "Turkiye"],
	TT: ["Trinidad", "Tobago"],
	TW: ["Republic of China", "ROC"],
	UA: ["Republic of Ukraine"],
	US: ["America", "United States (USA)"],
	VA: ["Holy See", "Vatican"],
	VC: ["Saint Vincent"],
	VE: ["Bolivarian Republic of Venezuela", "Venezuela, Bolivarian Republic of"],
	VG: [
		"BVI",
		"B.V.I.",
		"Tortola",
		"Virgin Islands (British)"
	],
	VI: [
		"US Virgin Islands",
		"USVI",
		"United States Virgin Islands",
		"Virgin Islands (U.S.)"
	],
	VN: ["Viet Nam"]
};
// shared/src/reference/countries.ts
countries.registerLocale(en_default$1);
const known = countries.getNames("en", { select: "all" });
/** Countries by English name, sorted (SPEC §3.4; ISO 3166-1 and Kosovo, from i18n-iso-countries). */
const COUNTRIES$1 = Object.entries(known).map(([code, names]) => ({
	code,
	name: SHOWN_NAMES[code] ?? names[0] ?? code
})).sort((a, b) => a.name.localeCompare(b.name, "en"));
COUNTRIES$1.map(({ name }) => name);
const nameByCode = new Map(COUNTRIES$1.map(({ code, name }) => [code, name]));
const codeByWords = /* @__PURE__ */ new Map();
for (const [code, names] of Object.entries(known)) for (const name of [...names, nameByCode.get(code) ?? code]) codeByWords.set(words(name), code);
for (const [code, names] of Object.entries(OTHER_NAMES)) for (const name of names) codeByWords.set(words(name), code);
/** A name as it is compared: no accents, points, case or "the"; "&" is "and", "St" is "Saint". */
function words(name) {
	return name.normalize("NFD").replace(/[\p{M}.'’]/gu, "").toLowerCase().replace(/&/g, " and ").replace(/[^\p{L}\p{N}]+/gu, " ").replace(/\bst\b/g, "saint").replace(/\bthe\b/g, "").replace(/\s+/g, " ").trim();
}
/** English name of a country by alpha-2 code; the text itself when it is no code. */
function countryName(codeOrName) {
	return nameByCode.get(codeOrName.toUpperCase()) ?? codeOrName;
}
// shared/src/entities/typeNames.ts
/** Types of which a user keeps records: they have a name, fields, files and notes (SPEC §3.2). */
const RECORD_TYPES = [
	"Individual",
	"Company",
	"Trust",
	"Project",
	"Custom",
	"Property",
	"Aircraft",
	"Yacht",
	"BankAccount"
];
/** Types that only decorate a chart; they cannot be shared and belong to one chart (SPEC §2.6, §3.3). */
const DECORATION_TYPES = [
	"Sticky",
	"Image",
	"TextBox"
];
[...RECORD_TYPES, ...DECORATION_TYPES];
// shared/src/chart/decoration.ts
/** Whether something on a chart is a note, picture or text box. */
function isDecorationType(type) {
	return DECORATION_TYPES.includes(type);
}
/** What a decoration keeps beside its words (SPEC §3.3), by name. */
function decorationValues({ decoration }) {
	return Object.fromEntries((decoration ?? []).map(({ name, text, number, yesNo }) => [name, text ?? number ?? yesNo ?? null]));
}
/** What a note or text box says: all of its lines. Its name, which lists show, is one line. */
function wordsOf({ chartDescription, name }) {
	return chartDescription?.trim() ? chartDescription : name;
}
// shared/src/limits.ts
/** Limits and constants of the product (SPEC §9); times in milliseconds, sizes in bytes unless a name says otherwise. */
const limits = {
	passwordMin: 8,
	passwordMax: 1024,
	nameMax: 500,
	textMax: 2e4,
	flagLabelMax: 16,
	chartDescriptionMax: 1e3,
	shareCommentMax: 500,
	searchDefault: 10,
	searchMax: 100,
	searchScreen: 50,
	listPage: 100,
	listPageMax: 500,
	selectionMax: 1e4,
	recentDefault: 5,
	readDefault: 20,
	neighbourDepthDefault: 1,
	depthMax: 32,
	dynamicChartsMax: 500,
	chartEntitiesMax: 2e4,
	chartLinksMax: 6e4,
	rolesPerLinkMax: 50,
	customFieldsMax: 200,
	requestAddressesMax: 50,
	requestFilesMax: 100,
	/** Messages by mail that one user may have sent in an hour. */
	mailsAnHour: 100,
	/** Messages that may wait to be sent, of all users; more are refused until some are gone. */
	mailsWaitingMax: 1e4,
	keyMax: 128,
	importBytesMax: 52428800,
	/** Records that one GraphQL operation may read at most, as reckoned before it runs. */
	graphqlCostMax: 5e4,
	/** What a list counts that could be limited and is not. */
	graphqlOpenList: 200,
	sheetBytesMax: 20971520,
	/** What an .xlsx file may unpack to, all in all. */
	sheetUnpackedMax: 167772160,
	sheetPartsMax: 1e3,
	sheetRowsMax: 1e4,
	sheetColumnsMax: 100,
	bodyBytesMax: 1048576,
	chartBodyBytesMax: 33554432,
	uploadBytesMax: 104857600,
	uploadBytesMin: 1024,
	/** A file that is larger is sent in chunks. */
	uploadChunkAbove: 1048576,
	/** A chunk of the three-phase call, as its start answers. */
	uploadChunkBytes: 8388608,
	uploadChunksAtOnce: 3,
	uploadChunkRetries: 5,
	uploadsAtOnce: 3,
	uploadsAtOnceMax: 5,
	/** How long an upload that does not go on is kept. */
	uploadExpiry: 864e5,
	/** What uploads of one user that are no files yet may have all in all; the oldest give way. */
	unfinishedUploadBytesMax: 2147483648,
	/** As long as the file systems allow that a download may land on. */
	fileNameBytesMax: 255,
	/** Files, folders and links that one call moves or deletes. */
	fileSelectionMax: 1e4,
	/** What an office file, an archive inside, may unpack to, and how many parts it may have. */
	officeUnpackedMax: 1073741824,
	officePartsMax: 2e4,
	chartImageBytesMax: 20971520,
	/** Pixels of a picture before it is unpacked. */
	chartImagePixelsMax: 4e7,
	/** The longer side of a picture as it is kept. */
	chartImageSideMax: 2048,
	/** The longer side of a user's picture as it is kept. */
	userPictureSideMax: 256,
	downloadPause: 1e3,
	chunkLoadTimeout: 12e4,
	notificationTime: 2e3,
	linkCopiedTime: 5e3,
	panelHideDelay: 500,
	sessionHours: 12,
	/** However much it is used, a session ends so many days after it began. */
	sessionDaysMax: 30,
	/** Who signed in no longer ago need not bring his password again to set up a second factor. */
	presentMinutes: 15,
	/** What is left to finish signing in by a token that owes its second factor. */
	owingMinutes: 15,
	/** How long the links in mails about accounts can be used. */
	resetTicketHours: 1,
	activationTicketDays: 7,
	/** Mails with such links that one account is sent in an hour, whoever asks for them. */
	accountMailsAnHour: 5,
	/** How often a user may try another e-mail address of his own, as each try tells whether it is somebody's. */
	emailChangesAnHour: 10,
	/** Requests for a demonstration in an hour, of all together. */
	demosAnHour: 30,
	/** Wrong codes of the second factor in an hour, for one account. */
	codeGuessesAnHour: 10,
	recoveryCodes: 10,
	/** Entries of the audit log that one file takes. */
	auditExportMax: 5e4,
	/** Wrong passwords for one share link in an hour, over all addresses and ways in. */
	shareGuessesAnHour: 20,
	/** How long a visit by a share link lasts before the link is opened anew, and a look "as a visitor". */
	shareVisitHours: 4,
	sharePreviewMinutes: 10,
	shareVisitsMax: 1e6,
	/** Entries of a share link's access log; older ones go. */
	shareLogMax: 1e3,
	/** Addresses that one share link is sent to. */
	shareRecipientsMax: 500,
	/** How long a chart that was sent by mail is open, in days. */
	shareTicketDays: 7
};
/** Defaults of new records (SPEC §3, §9). */
const defaults = {
	chartName: "Blank Chart",
	chartVisibility: "public",
	chartRouting: "orthogonal",
	currency: "USD",
	permission: "Co-Owner",
	nodeFill: "#ffffff",
	linkColor: "#006D75",
	linkTextPosition: .5,
	arrowType: "Normal",
	stickyColor: "#EAFF8F",
	fontSize: 14,
	folderName: "untitled folder"
};
// shared/src/chart/geometry/text.ts
const ELLIPSIS = "…";
/** A text on at most `maxLines` lines of at most `maxWidth`, broken between words, within a word that is too long alone, and ended by an ellipsis where it goes on. */
function wrap(text, face, maxWidth, maxLines, measure) {
	const lines = [];
	let line = "";
	const words = text.trim().split(/\s+/).flatMap((word) => pieces(word, face, maxWidth, measure));
	for (const [at, word] of words.entries()) {
		const longer = line && !word.glued ? `${line} ${word.text}` : line + word.text;
		if (!line || measure(longer, face) <= maxWidth) line = longer;
		else if (lines.length === maxLines - 1) {
			const rest = words.slice(at).map((piece) => (piece.glued ? "" : " ") + piece.text).join("");
			return [...lines, clip(line + rest, face, maxWidth, measure)];
		} else {
			lines.push(line);
			line = word.text;
		}
	}
	return line ? [...lines, line] : lines;
}
/** A text shortened to a width, with an ellipsis where something is left out. */
function clip(text, face, maxWidth, measure) {
	if (measure(text, face) <= maxWidth) return text;
	const parts = graphemes(text);
	let low = 0;
	let high = parts.length;
	while (low < high) {
		const middle = Math.ceil((low + high) / 2);
		if (measure(parts.slice(0, middle).join("").trimEnd() + ELLIPSIS, face) <= maxWidth) low = middle;
		else high = middle - 1;
	}
	return parts.slice(0, low).join("").trimEnd() + ELLIPSIS;
}
/** A word that is too long for a line, broken between the words that a script without spaces has in it, else between letters. */
function pieces(word, face, maxWidth, measure) {
	if (measure(word, face) <= maxWidth) return [{
		text: word,
		glued: false
	}];
	const result = [];
	let part = "";
	const put = (more) => {
		if (part && measure(part + more, face) > maxWidth) {
			result.push({
				text: part,
				glued: result.length > 0
			});
			part = more;
		} else part += more;
	};
	for (const inner of innerWords(word)) if (measure(inner, face) <= maxWidth) put(inner);
	else graphemes(inner).forEach(put);
	return part ? [...result, {
		text: part,
		glued: result.length > 0
	}] : result;
}
const letterSegmenter = new Intl.Segmenter();
const wordSegmenter = new Intl.Segmenter(void 0, { granularity: "word" });
function graphemes(text) {
	return Array.from(letterSegmenter.segment(text), ({ segment }) => segment);
}
const OPENS = /[\p{Ps}\p{Pi}]$/u;
/** Words of a text without spaces, each with the brackets before it and the marks that follow it. */
function innerWords(text) {
	const result = [];
	for (const { segment, isWordLike } of wordSegmenter.segment(text)) {
		const last = result.at(-1);
		const begins = OPENS.test(segment) || isWordLike && !OPENS.test(last ?? "");
		if (last === void 0 || begins) result.push(segment);
		else result[result.length - 1] = last + segment;
	}
	return result;
}
// shared/src/chart/geometry/plate.ts
/** Measures of notes, pictures and text boxes in chart units. */
const PLATE = {
	pad: 12,
	corner: 4,
	stickyWidth: 180,
	stickyHeight: 96,
	/** A new note of more characters is as wide as this. */
	longNote: 240,
	longNoteWidth: 320,
	textWidth: 280,
	picture: {
		width: 240,
		height: 160
	},
	smallest: 32,
	largest: 2e3,
	line: 1.4
};
/** Sets a note, picture or text box: its size, and its words broken into lines. Words beyond its height are left out. */
function setPlate(kind, node, measure) {
	const kept = decorationValues(node);
	if (kind === "Image") return picture(kept);
	const note = kind === "Sticky";
	const fontSize = clamp(number$4(kept, note ? "fontSize" : "fontSizeTextBox") ?? defaults.fontSize, 6, 96);
	const wanted = number$4(kept, note ? "width" : "widthTextBox");
	const widest = wanted ? sized(wanted) : note ? PLATE.stickyWidth : PLATE.textWidth;
	const scaled = (text, face) => measure(text, face) * fontSize / 12;
	const all = wordsOf(node).split("\n").flatMap((line) => line.trim() ? wrap(line, "detail", widest - 2 * PLATE.pad, 200, scaled) : [""]);
	const step = Math.round(fontSize * PLATE.line);
	const natural = all.length * step + 2 * PLATE.pad;
	const own = note ? number$4(kept, "height") : null;
	const height = own ? sized(own) : Math.max(note ? PLATE.stickyHeight : 0, natural);
	const room = Math.max(1, Math.floor((height - 2 * PLATE.pad + step * .3) / step));
	const lines = all.slice(0, room);
	if (room < all.length) lines[room - 1] = `${lines[room - 1] ?? ""}…`;
	const longest = Math.max(...lines.map((line) => scaled(line, "detail")));
	return shapeOf(wanted || note ? widest : Math.max(PLATE.smallest, Math.ceil(longest / 2) * 2 + 2 * PLATE.pad + 2), height, lines, {
		kind,
		fill: text(kept, note ? "color" : "fillColorTextBox") ?? (note ? defaults.stickyColor : null),
		ink: note ? null : text(kept, "colorTextBox"),
		fontSize,
		source: null,
		base64: null
	});
}
function picture(kept) {
	return shapeOf(sized(number$4(kept, "pictureWidth") || PLATE.picture.width), sized(number$4(kept, "pictureHeight") || PLATE.picture.height), [], {
		kind: "Image",
		fill: null,
		ink: null,
		fontSize: defaults.fontSize,
		source: text(kept, "source"),
		base64: text(kept, "sourceBase64")
	});
}
function shapeOf(width, height, lines, plate) {
	return {
		width,
		height,
		lines,
		plate,
		corner: PLATE.corner,
		iconX: 0,
		iconY: 0,
		textX: PLATE.pad,
		detail: "",
		note: [],
		flag: null,
		flagColor: null,
		pill: "",
		pillWidth: 0
	};
}
function number$4(kept, name) {
	const value = kept[name];
	return typeof value === "number" && value > 0 ? value : null;
}
function text(kept, name) {
	const value = kept[name];
	return typeof value === "string" && value !== "" ? value : null;
}
function sized(value) {
	return clamp(Math.round(value), PLATE.smallest, PLATE.largest);
}
function clamp(value, least, most) {
	return Math.min(most, Math.max(least, value));
}
// shared/src/chart/geometry/card.ts
/** Measures of a card in chart units (LOOK.md). */
const CARD = {
	minWidth: 140,
	maxWidth: 240,
	minHeight: 56,
	corner: 8,
	icon: 34,
	nameLine: 18,
	detailLine: 16,
	flagWidth: 18,
	flagHeight: 12,
	pillHeight: 18,
	noteLine: 15,
	noteGap: 6,
	/** Enough for a description of 1000 characters; one of mere line breaks is cut. */
	noteLinesMax: 40,
	/** A person's card is round at its ends as long as its words fit. */
	roundCornerMax: 32,
	/** A description of more lines than this makes a card without a width of its own wider. */
	noteLinesNarrow: 6,
	noteMaxWidth: 400,
	/** How far the label pill hangs below the card. */
	pillDrop: 10
};
/** Sets cards in type, once for each content: equal cards share one answer. */
function createCardSetter(measure) {
	const cache = /* @__PURE__ */ new Map();
	const plates = /* @__PURE__ */ new WeakMap();
	return (node) => {
		if (isDecorationType(node.typeName)) {
			const shape = plates.get(node) ?? setPlate(node.typeName, node, measure);
			plates.set(node, shape);
			return shape;
		}
		const flag = shownFlag(node);
		const detail = detailText(node);
		const pill = node.labelVisible ? node.label?.trim() ?? "" : "";
		const said = node.chartDescription?.trim() ?? "";
		const content = [
			node.typeName,
			node.hideIcon,
			node.width,
			node.name,
			detail,
			flag,
			node.flagColor,
			pill,
			said
		].join("\0");
		const known = cache.get(content);
		if (known) return known;
		const shape = setCard(node, {
			flag,
			detail,
			pill,
			note: said
		}, measure);
		if (cache.size > 2e4) cache.clear();
		cache.set(content, shape);
		return shape;
	};
}
/** How high a card's words are together. */
function textHeight({ lines, detail, note }) {
	const noteHeight = note.length ? CARD.noteGap + note.length * CARD.noteLine : 0;
	return lines.length * CARD.nameLine + (detail ? CARD.detailLine : 0) + noteHeight;
}
function setCard(node, said, measure) {
	const round = node.typeName === "Individual";
	const iconX = round ? 11 : 12;
	const textX = node.hideIcon ? round ? 22 : 14 : iconX + CARD.icon + 10;
	const flags = (said.flag ? CARD.flagWidth + 6 : 0) + (node.flagColor && node.flagColor !== "none" ? 16 : 0);
	const right = (round ? 18 : 12) + flags;
	const widest = (node.width ?? CARD.maxWidth) - textX - right;
	const usual = balanced(node.name, widest, measure);
	const detail = clip(said.detail, "detail", widest + flags, measure);
	const text = Math.max(...usual.map((line) => measure(line, "name")), measure(detail, "detail") - flags);
	const noteIn = (room) => said.note ? wrap(said.note, "detail", room, CARD.noteLinesMax, measure) : [];
	const narrow = noteIn(widest + flags);
	const isLong = node.width == null && narrow.length > CARD.noteLinesNarrow;
	const note = isLong ? noteIn(CARD.noteMaxWidth - textX - right + flags) : narrow;
	const noteWidth = Math.max(0, ...note.map((line) => measure(line, "detail"))) - flags;
	const natural = even(textX + Math.max(text, noteWidth) + right + 1);
	const width = node.width ?? Math.min(isLong ? CARD.noteMaxWidth : CARD.maxWidth, Math.max(CARD.minWidth, natural));
	const lines = note.length ? balanced(node.name, width - textX - right, measure) : usual;
	const height = Math.max(CARD.minHeight, 20 + textHeight({
		lines,
		detail,
		note
	}));
	const head = Math.max(CARD.icon, textHeight({
		lines,
		detail,
		note: []
	}));
	const iconY = note.length ? (head - textHeight({
		lines,
		detail,
		note
	})) / 2 - CARD.icon / 2 : -CARD.icon / 2;
	const pill = said.pill;
	return {
		width,
		height,
		corner: round ? Math.min(height / 2, CARD.roundCornerMax) : CARD.corner,
		iconX,
		iconY,
		textX,
		lines,
		detail,
		note,
		flag: said.flag,
		flagColor: node.flagColor && node.flagColor !== "none" ? node.flagColor : null,
		pill,
		pillWidth: pill ? Math.ceil(measure(pill, "pill")) + 16 : 0
	};
}
/** As few lines as the full width allows, then as narrow as these lines allow: no single word on a line of its own. */
function balanced(name, widest, measure) {
	const lines = wrap(name, "name", widest, 3, measure);
	if (lines.length < 2) return lines.length ? lines : [""];
	let best = lines;
	for (let width = widest - 8; width > widest * .55; width -= 8) {
		const narrower = wrap(name, "name", width, lines.length, measure);
		if (narrower.length !== lines.length || narrower.at(-1)?.endsWith("…") !== lines.at(-1)?.endsWith("…")) break;
		if (narrower.some((line) => line.endsWith("…"))) break;
		best = narrower;
	}
	return best;
}
function shownFlag(node) {
	if (node.flag === "none") return null;
	return node.flag || node.country || null;
}
function detailText(node) {
	if (node.detail) return node.detail;
	if (node.party === "anonymous") return "not disclosed";
	if (node.party === "unknown") return "not known";
	return node.country ? countryName(node.country) : "";
}
function even(value) {
	return Math.ceil(value / 2) * 2;
}
const wanted = new Set([
	"Shareholder",
	"Owner",
	"Beneficiary",
	"Beneficial Owner",
	"Equity Partner",
	"Partner",
	"Limited Partner",
	"Sole Proprietor"
].map((role) => role.toLowerCase()));
/** Whether a user may give this role a percentage. */
function mayHavePercentage(role) {
	return wanted.has(role.trim().toLowerCase());
}
// shared/src/chart/roleText.ts
/** The share a role says, as text without rounding: "50%", "25–50%", ">25–50%", "up to 10%"; empty when it says none. */
function shareText(role) {
	if (role.percentage != null) return `${plain$1(role.percentage)}%`;
	const { minimum, maximum } = role;
	if (minimum != null && maximum != null) return `${role.minimumExclusive ? ">" : ""}${plain$1(minimum)}–${role.maximumExclusive ? "<" : ""}${plain$1(maximum)}%`;
	if (minimum != null) return `${role.minimumExclusive ? "more than" : "at least"} ${plain$1(minimum)}%`;
	if (maximum != null) return `${role.maximumExclusive ? "less than" : "up to"} ${plain$1(maximum)}%`;
	return "";
}
function plain$1(value) {
	return String(Number(value.toFixed(6)));
}
/** The roles that hold today: those with no end date, or one after `today` (ISO date). */
function currentRoles(roles, today) {
	return roles.filter((role) => !role.endDate || role.endDate > today);
}
/** The roles a link's label shows: those that hold on the day (ISO date), or all of an ended link, then marked as ended. */
function shownRoles(link, today) {
	const current = currentRoles(link.roles, today);
	return current.length || !link.roles.length ? {
		roles: current,
		ended: false
	} : {
		roles: link.roles,
		ended: true
	};
}
/** Derives a link's summary from its roles; ownership roles speak before others. */
function summarize(roles) {
	const owning = roles.filter((role) => mayHavePercentage(role.role));
	const speaking = owning.some(saysShare) ? owning : roles;
	const exact = speaking.map((role) => role.percentage).filter((value) => value != null);
	const ranged = speaking.filter((role) => role.minimum != null || role.maximum != null);
	const starts = roles.map((role) => role.startDate).filter((date) => date != null);
	const ends = roles.map((role) => role.endDate).filter((date) => date != null);
	return {
		percentage: exact.length ? Math.max(...exact) : null,
		minimum: largest(ranged.map((role) => role.minimum)),
		maximum: largest(ranged.map((role) => role.maximum)),
		startDate: starts.sort()[0] ?? null,
		endDate: ends.length === roles.length ? ends.sort().at(-1) ?? null : null,
		via: roles.find((role) => role.via === "direct")?.via ?? roles.find((role) => role.via)?.via ?? null
	};
}
function saysShare(role) {
	return role.percentage != null || role.minimum != null || role.maximum != null;
}
function largest(values) {
	const known = values.filter((value) => value != null);
	return known.length ? Math.max(...known) : null;
}
// shared/src/chart/geometry/linkLabel.ts
/** Measures of a link's label in chart units. */
const LABEL = {
	line: 16,
	padX: 4,
	padY: 1,
	maxWidth: 190,
	maxLines: 3
};
/** Sets link labels in type, once for each content; null for a link that says nothing. */
function createLabelSetter(measure, today) {
	const cache = /* @__PURE__ */ new Map();
	return (link) => {
		const known = cache.get(link.roles);
		if (known !== void 0) return known;
		if (cache.size > 6e4) cache.clear();
		const shape = setLabel(link.roles, measure, today);
		cache.set(link.roles, shape);
		return shape;
	};
}
function setLabel(roles, measure, today) {
	const { roles: shown, ended } = shownRoles({ roles }, today);
	if (shown.length === 0) return null;
	const cut = shown.length > LABEL.maxLines ? LABEL.maxLines - 1 : shown.length;
	const lines = shown.slice(0, cut).map((role) => setLine(shareText(role), role.role + (ended ? " (ended)" : ""), measure));
	if (cut < shown.length) lines.push(setLine("", `and ${shown.length - cut} more`, measure));
	return {
		lines,
		width: Math.ceil(Math.max(...lines.map((line) => line.width))) + 2 * LABEL.padX,
		height: lines.length * LABEL.line + 2 * LABEL.padY
	};
}
function setLine(strong, role, measure) {
	const strongWidth = strong ? measure(`${strong} `, "labelStrong") : 0;
	const plain = clip(role, "label", LABEL.maxWidth - strongWidth, measure);
	return {
		strong,
		plain,
		strongWidth,
		width: strongWidth + measure(plain, "label")
	};
}
/** Whether a link's bends are a person's own; a layout's are given up when one end moves. */
function isBentByHand(link) {
	return link.adjusting === "End" && link.points !== null && link.points.length >= 2;
}
// shared/src/chart/geometry/box.ts
/** The edges of a box, moved out by `margin`. */
function boundsOf(box, margin = 0) {
	const halfWidth = box.width / 2 + margin;
	const halfHeight = box.height / 2 + margin;
	return {
		left: box.x - halfWidth,
		top: box.y - halfHeight,
		right: box.x + halfWidth,
		bottom: box.y + halfHeight
	};
}
/** Whether two rectangles share more than an edge. */
function overlaps(a, b) {
	return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
/** The smallest rectangle around all; null for none. */
function union$1(all) {
	let result = null;
	for (const one of all) result = result ? {
		left: Math.min(result.left, one.left),
		top: Math.min(result.top, one.top),
		right: Math.max(result.right, one.right),
		bottom: Math.max(result.bottom, one.bottom)
	} : one;
	return result;
}
// shared/src/chart/geometry/gridIndex.ts
const CELL$1 = 320;
/** Finds rectangles by place: a grid of cells, each knowing what reaches into it. */
var GridIndex = class {
	cells = /* @__PURE__ */ new Map();
	places = /* @__PURE__ */ new Map();
	/** Puts a rectangle at its place, or moves it there. */
	set(key, bounds) {
		const old = this.places.get(key);
		this.places.set(key, bounds);
		if (old && sameCells(old, bounds)) return;
		if (old) this.leave(key, old);
		for (const cell of cellsOf$1(bounds)) {
			const keys = this.cells.get(cell);
			if (keys) keys.add(key);
			else this.cells.set(cell, /* @__PURE__ */ new Set([key]));
		}
	}
	delete(key) {
		const old = this.places.get(key);
		if (!old) return;
		this.leave(key, old);
		this.places.delete(key);
	}
	/** Keys of the rectangles that reach into `bounds`, in no order. */
	*query(bounds) {
		const seen = /* @__PURE__ */ new Set();
		const candidates = (bounds.right - bounds.left) * (bounds.bottom - bounds.top) > CELL$1 * CELL$1 * this.places.size ? [this.places.keys()] : this.keysIn(bounds);
		for (const keys of candidates) for (const key of keys) {
			if (seen.has(key)) continue;
			seen.add(key);
			const place = this.places.get(key);
			if (place && place.left <= bounds.right && bounds.left <= place.right && place.top <= bounds.bottom && bounds.top <= place.bottom) yield key;
		}
	}
	/** The rectangle kept for a key. */
	get(key) {
		return this.places.get(key);
	}
	*keysIn(bounds) {
		for (const cell of cellsOf$1(bounds)) yield this.cells.get(cell) ?? [];
	}
	leave(key, bounds) {
		for (const cell of cellsOf$1(bounds)) {
			const keys = this.cells.get(cell);
			keys?.delete(key);
			if (keys?.size === 0) this.cells.delete(cell);
		}
	}
};
function* cellsOf$1(bounds) {
	const lastColumn = Math.floor(bounds.right / CELL$1);
	const lastRow = Math.floor(bounds.bottom / CELL$1);
	for (let column = Math.floor(bounds.left / CELL$1); column <= lastColumn; column++) for (let row = Math.floor(bounds.top / CELL$1); row <= lastRow; row++) yield column * 16777216 + row;
}
function sameCells(a, b) {
	return [
		"left",
		"top",
		"right",
		"bottom"
	].every((side) => Math.floor(a[side] / CELL$1) === Math.floor(b[side] / CELL$1));
}
// shared/src/chart/geometry/frames.ts
/** Measures of the frame round a group's cards, in chart units. */
const FRAME = {
	pad: 18,
	head: 30,
	corner: 12,
	sign: 18
};
/** The frames of a chart's groups, round their cards and the frames within. A group none of whose cards is shown has none. */
function framesOf(groups, boxOf, measure = (text) => text.length * 7) {
	const byKey = new Map(groups.map((group) => [group.key, group]));
	const known = /* @__PURE__ */ new Map();
	const frameOf = (key, within) => {
		const done = known.get(key);
		if (done !== void 0) return done;
		let count = 0;
		const boxes = [];
		for (const member of byKey.get(key)?.members ?? []) {
			const inner = byKey.has(member) && !within.has(member) ? frameOf(member, /* @__PURE__ */ new Set([...within, member])) : null;
			const box = inner?.bounds ?? (byKey.has(member) ? null : boxOf(member));
			if (!box) continue;
			boxes.push(box);
			count += inner?.count ?? 1;
		}
		const around = union$1(boxes);
		const frame = around && {
			count,
			bounds: {
				left: around.left - FRAME.pad,
				right: around.right + FRAME.pad,
				top: around.top - FRAME.pad - FRAME.head + 6,
				bottom: around.bottom + FRAME.pad
			}
		};
		known.set(key, frame);
		return frame;
	};
	return groups.flatMap(({ key, name }) => {
		const frame = frameOf(key, /* @__PURE__ */ new Set([key]));
		const room = frame ? frame.bounds.right - frame.bounds.left - FRAME.sign - 36 : 0;
		return frame ? [{
			key,
			name,
			shown: clip(name, "labelStrong", room, measure),
			...frame
		}] : [];
	}).sort((a, b) => b.count - a.count || area(b.bounds) - area(a.bounds));
}
function area({ left, right, top, bottom }) {
	return (right - left) * (bottom - top);
}
// shared/src/chart/geometry/polyline.ts
/** Length of a path. */
function lengthOf(path) {
	let length = 0;
	for (let at = 1; at < path.length; at++) length += gap(path[at - 1], path[at]);
	return length;
}
/** The point at a fraction (0 to 1) of the path's length, and whether the path runs upright there. */
function pointAt(path, fraction) {
	let left = lengthOf(path) * Math.min(1, Math.max(0, fraction));
	for (let at = 1; at < path.length; at++) {
		const [a, b] = [path[at - 1], path[at]];
		const length = gap(a, b);
		if (a && b && (left <= length || at === path.length - 1)) {
			const part = length === 0 ? 0 : Math.min(1, left / length);
			return {
				x: a.x + (b.x - a.x) * part,
				y: a.y + (b.y - a.y) * part,
				upright: Math.abs(b.y - a.y) > Math.abs(b.x - a.x)
			};
		}
		left -= length;
	}
	return {
		...path[0] ?? {
			x: 0,
			y: 0
		},
		upright: true
	};
}
/** The point of the path nearest to a point: how far away it is, and at which fraction of the path's length. */
function nearest(path, point) {
	const total = lengthOf(path);
	let best = {
		distance: Infinity,
		fraction: 0
	};
	let walked = 0;
	for (let at = 1; at < path.length; at++) {
		const [a, b] = [path[at - 1], path[at]];
		if (!a || !b) continue;
		const length = gap(a, b);
		const along = length === 0 ? 0 : ((point.x - a.x) * (b.x - a.x) + (point.y - a.y) * (b.y - a.y)) / (length * length);
		const part = Math.min(1, Math.max(0, along));
		const distance = Math.hypot(a.x + (b.x - a.x) * part - point.x, a.y + (b.y - a.y) * part - point.y);
		if (distance < best.distance) best = {
			distance,
			fraction: total === 0 ? 0 : (walked + length * part) / total
		};
		walked += length;
	}
	return best;
}
/** The path without repeated points and without points in the middle of a straight run. */
function simplified(path) {
	const result = [];
	for (const point of path) {
		const last = result.at(-1);
		const before = result.at(-2);
		if (last && gap(last, point) < .5) continue;
		if (last && before && straight(before, last, point)) result[result.length - 1] = point;
		else result.push(point);
	}
	return result;
}
/** The rectangle around a path. */
function pathBounds(path, margin = 0) {
	const bounds = {
		left: Infinity,
		top: Infinity,
		right: -Infinity,
		bottom: -Infinity
	};
	for (const { x, y } of path) {
		bounds.left = Math.min(bounds.left, x - margin);
		bounds.right = Math.max(bounds.right, x + margin);
		bounds.top = Math.min(bounds.top, y - margin);
		bounds.bottom = Math.max(bounds.bottom, y + margin);
	}
	return bounds;
}
function straight(a, b, c) {
	const upright = Math.abs(a.x - b.x) < .5 && Math.abs(b.x - c.x) < .5;
	const level = Math.abs(a.y - b.y) < .5 && Math.abs(b.y - c.y) < .5;
	return upright && (b.y - a.y) * (c.y - b.y) >= 0 || level && (b.x - a.x) * (c.x - b.x) >= 0;
}
function gap(a, b) {
	return a && b ? Math.hypot(b.x - a.x, b.y - a.y) : 0;
}
// shared/src/chart/geometry/labelPlace.ts
/** What of a link's last run stays in view beside its label, the arrow on it. */
const ARROW$2 = 18;
/**
* Where a label may stand on its link, best first, as fractions of the way: where it was put, else upright before
* the held card, or on the way `across` where links from several holders arrive side by side.
*/
function labelFractions(path, wanted, size, { kept, across }) {
	const total = lengthOf(path);
	if (total === 0) return [.5];
	const middles = [];
	let walked = 0;
	for (let at = 1; at < path.length; at++) {
		const [a, b] = [path[at - 1], path[at]];
		const length = a && b ? Math.hypot(b.x - a.x, b.y - a.y) : 0;
		const upright = a && b ? Math.abs(b.y - a.y) >= Math.abs(b.x - a.x) : true;
		middles.push({
			fraction: (walked + length / 2) / total,
			length,
			upright
		});
		walked += length;
	}
	const last = middles.at(-1);
	const longest = middles.reduce((best, one) => one.length > best.length ? one : best, middles[0] ?? {
		fraction: .5,
		length: 0,
		upright: true
	});
	const own = last && last.length >= (last.upright ? size.height : size.width) + ARROW$2 ? [...along(last, total), longest.fraction] : [longest.fraction];
	if (across) own.unshift(longest.fraction);
	return [
		...kept || wanted !== .5 ? [wanted, ...own] : own,
		.5,
		.6,
		.4,
		.7,
		.3,
		.8,
		.2,
		.9,
		.1
	];
}
/** A run's middle, then nearer to either end of it, where two labels find room above each other. */
function along(run, total) {
	const part = run.length / total;
	return [
		0,
		-.26,
		.2
	].map((shift) => run.fraction + shift * part);
}
/** How far off the middle a label is tried that finds no room there, in steps of so many chart units. */
const ASIDE$1 = 6;
/** So much of a label at least stands on either side of its link: of its width where that runs upright, else of its height. */
const ON_LINK = {
	upright: 8,
	level: 2
};
/**
* The first of the places where the label does no harm, in the middle of its link or, where other links run close by, a little to one
* side, so that it still stands on its own, or next to it; else the first where it stands on a piece that another link has in common with its own, then
* that is not `taken` at least; the first of all where everything is.
*/
function placeLabel(path, fractions, size, taken, harm) {
	const places = fractions.map((fraction) => pointAt(path, fraction));
	const second = {};
	const isFree = (at) => {
		const bounds = labelBounds(at, size);
		if (taken(bounds)) return false;
		const done = harm(bounds);
		second[done] ??= at;
		return done === "none";
	};
	const found = places.find(isFree) ?? places.flatMap((place) => besides$1(place, size)).find(isFree) ?? places.flatMap((place) => nextTo(place, size)).find(isFree) ?? second.shared ?? second.cut ?? places[0];
	return {
		x: found?.x ?? 0,
		y: found?.y ?? 0
	};
}
/** Places beside a middle, across its link, the nearest first. */
function besides$1({ x, y, upright }, { width, height }) {
	const most = upright ? width / 2 - ON_LINK.upright : height / 2 - ON_LINK.level;
	const places = [];
	for (let aside = ASIDE$1; aside <= most; aside += ASIDE$1) for (const by of [-aside, aside]) places.push(upright ? {
		x: x + by,
		y
	} : {
		x,
		y: y + by
	});
	return places;
}
/** How far a label stands from an upright link that it does not cover. */
const NEXT = 2;
/** The places on either side of a link that runs upright. */
function nextTo({ x, y, upright }, { width }) {
	const aside = width / 2 + NEXT;
	return upright ? [x - aside, x + aside].map((there) => ({
		x: there,
		y
	})) : [];
}
/** The rectangle of a label by its middle. */
function labelBounds(at, size) {
	return {
		left: at.x - size.width / 2,
		right: at.x + size.width / 2,
		top: at.y - size.height / 2,
		bottom: at.y + size.height / 2
	};
}
// shared/src/chart/geometry/line.ts
/** Runs that slant by less than this, in chart units, count as level or upright. */
const SLANT = .6;
/** A way as a line; null where it has a slanting run or turns back on itself. */
function lineOf(path) {
	const [first, second, last] = [
		path[0],
		path[1],
		path.at(-1)
	];
	if (!first || !second || !last) return null;
	const upright = Math.abs(second.y - first.y) >= Math.abs(second.x - first.x);
	const at = [];
	for (let index = 1; index < path.length; index++) {
		const [a, b] = [path[index - 1], path[index]];
		if (!a || !b) return null;
		const isUpright = upright === (index % 2 === 1);
		if (Math.abs(isUpright ? a.x - b.x : a.y - b.y) > SLANT) return null;
		at.push(isUpright ? b.x : b.y);
	}
	const endsUpright = upright === (at.length % 2 === 1);
	return {
		upright,
		start: upright ? first.y : first.x,
		end: endsUpright ? last.y : last.x,
		at
	};
}
/** A line as a way. */
function wayOfLine({ upright, start, end, at }) {
	const points = [];
	for (let index = 0; index <= at.length; index++) {
		const along = index === at.length ? end : at[index] ?? 0;
		const before = index === 0 ? start : at[index - 1] ?? 0;
		const isUpright = upright === (index % 2 === 0);
		points.push(isUpright ? {
			x: along,
			y: before
		} : {
			x: before,
			y: along
		});
	}
	return simplified(points);
}
/** One run of a line. */
function runOf({ upright, start, end, at }, index) {
	const a = index === 0 ? start : at[index - 1] ?? 0;
	const b = index === at.length - 1 ? end : at[index + 1] ?? 0;
	return {
		upright: upright === (index % 2 === 0),
		at: at[index] ?? 0,
		lo: Math.min(a, b),
		hi: Math.max(a, b),
		isLast: index === at.length - 1
	};
}
/** The level and upright runs of any way. */
function runsOfWay(path) {
	return path.slice(1).flatMap((b, index) => {
		const a = path[index] ?? b;
		const [dx, dy] = [Math.abs(a.x - b.x), Math.abs(a.y - b.y)];
		const isLast = index === path.length - 2;
		if (Math.min(dx, dy) > SLANT || Math.max(dx, dy) < .01) return [];
		return dy >= dx ? [{
			upright: true,
			at: a.x,
			lo: Math.min(a.y, b.y),
			hi: Math.max(a.y, b.y),
			isLast
		}] : [{
			upright: false,
			at: a.y,
			lo: Math.min(a.x, b.x),
			hi: Math.max(a.x, b.x),
			isLast
		}];
	});
}
// shared/src/chart/geometry/apart.ts
/** How many lanes further a run is looked for room. */
const LANES = 24;
/** What stays at least of a way's first run, and of its last one with the arrow. */
const STUB = {
	first: 8,
	last: 14
};
/**
* The way nearest to one of the roots of which no run is blocked: runs that are get moved to the next free lane on either side, or the run
* before or after them until they end before what blocks them. Where none is found with looking at `most` places, the one that is blocked
* least.
*/
function setApart(first, others, blocksOf, most) {
	const seen = /* @__PURE__ */ new Set();
	const known = /* @__PURE__ */ new Map();
	let looks = 0;
	const look = (run, index, line) => {
		const name = `${index === 0 ? "first" : index === line.at.length - 1 ? "last" : ""} ${run.upright} ${run.at} ${run.lo} ${run.hi}`;
		const blocks = known.get(name) ?? blocksOf(run, index, line);
		if (!known.has(name)) looks++;
		known.set(name, blocks);
		return blocks;
	};
	const open = [{
		line: first.line,
		root: first,
		cost: first.cost
	}];
	let best = null;
	for (let tries = 0; open.length > 0 && looks < most; tries++) {
		const state = cheapest$1(open);
		if (!state) break;
		const name = `${state.line.upright} ${state.line.start} ${state.line.at.join(" ")}`;
		if (seen.has(name)) continue;
		seen.add(name);
		const blocks = state.line.at.map((_, index) => look(runOf(state.line, index), index, state.line));
		const bad = blocks.flat().reduce((sum, { weight }) => sum + weight, 0);
		if (!best || bad < best.bad) best = {
			...state,
			bad
		};
		if (bad === 0) break;
		if (tries === 0) open.push(...others().map((root) => ({
			line: root.line,
			root,
			cost: root.cost
		})));
		const index = blocks.findIndex((all) => all.length > 0);
		open.push(...movesOf(state, index, blocks[index] ?? [], look));
	}
	return best ? {
		line: best.line,
		root: best.root,
		clean: best.bad === 0
	} : {
		line: first.line,
		root: first,
		clean: false
	};
}
function movesOf({ line, root }, index, blocks, look) {
	const run = runOf(line, index);
	const places = [];
	for (const way of [1, -1]) {
		let [at, inTheWay] = [run.at, blocks];
		for (let lane = 0; lane < LANES && inTheWay.length > 0 && mayLie(root, line, index, at, way); lane++) {
			at = way > 0 ? Math.max(...inTheWay.map(({ to }) => to)) : Math.min(...inTheWay.map(({ from }) => from));
			inTheWay = look({
				...run,
				at
			}, index, line);
		}
		if (inTheWay.length === 0) places.push([index, at]);
	}
	for (const { lo, hi } of blocks.slice(0, 4)) for (const beside of [index - 1, index + 1]) places.push([beside, lo], [beside, hi]);
	return places.flatMap(([moved, to]) => {
		if (moved < 0 || moved >= line.at.length || line.at[moved] === to || !mayLie(root, line, moved, to)) return [];
		const at = line.at.map((value, one) => one === moved ? to : value);
		const cost = at.reduce((sum, value, one) => sum + Math.abs(value - (root.line.at[one] ?? value)), root.cost);
		return [{
			line: {
				...line,
				at
			},
			root,
			cost
		}];
	});
}
/** Whether a run may lie there: the outer ones at their cards, those next to them clear of them. With `way`, whether it may go further. */
function mayLie({ line: plain, first, last, isTrunk }, line, index, at, way = 0) {
	const end = line.at.length - 1;
	if (isTrunk && index <= 1) return false;
	if (index === 0 && !within$1(at, first, way)) return false;
	if (index === end && !within$1(at, last, way)) return false;
	if (index === 1 && !isOut(at, plain.start, plain.at[1] ?? 0, STUB.first, way)) return false;
	return index !== end - 1 || isOut(at, plain.end, plain.at[end - 1] ?? 0, STUB.last, way);
}
function within$1(at, [least, most], way) {
	return (at >= least - .01 || way > 0) && (at <= most + .01 || way < 0);
}
/** Whether a bend stands as far out of a card as it has to, on the side on which it stood. */
function isOut(at, edge, plain, least, way) {
	const side = Math.sign(plain - edge) || 1;
	return way === side || (at - edge) * side >= Math.min(least, Math.abs(plain - edge)) - .01;
}
function cheapest$1(open) {
	let least = 0;
	for (let at = 1; at < open.length; at++) if ((open[at]?.cost ?? 0) < (open[least]?.cost ?? 0)) least = at;
	return open.splice(least, 1)[0];
}
/** How bad it is to lie behind a card, against a chart unit on another link. */
const BEHIND = 1e3;
/** A card that a run would lie behind, or so near that both touch. */
function blockOfCard(run, { left, right, top, bottom }, touch, clear) {
	const [from, to, lo, hi] = run.upright ? [
		left,
		right,
		top,
		bottom
	] : [
		top,
		bottom,
		left,
		right
	];
	if (run.at <= from - touch || run.at >= to + touch || run.hi <= lo - touch || run.lo >= hi + touch) return null;
	return {
		from: from - clear,
		to: to + clear,
		lo: lo - clear,
		hi: hi + clear,
		weight: BEHIND
	};
}
// shared/src/chart/geometry/runIndex.ts
/** Cells are as long as this along runs, and as wide across them. */
const CELL = 512;
const LANE = 16;
/** Runs of links that have no end in common lie so far apart, or at least so where there is no room for that. */
const APART$1 = {
	wide: 14,
	least: 8
};
/** Runs of links into one card are as far apart as its arrivals are, at least. */
const MEETING = 8;
/** By so much two runs may lie on one line, which happens where one link's corner touches another. */
const TOUCH$1 = 2;
/** How far a run of one link has to be from a run of another, of `apart` at most. */
function distance(of, other, apart) {
	return of.to === other.to && !isOfLoop(of) && !isOfLoop(other) ? Math.min(apart, MEETING) : apart;
}
/** Finds runs of links by place: those on one line with another, of links that different cards hold. */
var RunIndex = class {
	/** By cell, then by owner, as all links of an owner are passed over at once. */
	cells = /* @__PURE__ */ new Map();
	links = /* @__PURE__ */ new Map();
	/** Puts a link's runs at their place in the stead of those it had. */
	set(of, runs) {
		this.delete(of.key);
		const kept = runs.map((run) => ({
			...run,
			of
		}));
		this.links.set(of.key, kept);
		for (const run of kept) for (const cell of cellsOf(run)) {
			const owners = this.cells.get(cell) ?? /* @__PURE__ */ new Map();
			this.cells.set(cell, owners);
			const owner = ownerOf(of);
			const own = owners.get(owner) ?? /* @__PURE__ */ new Set();
			owners.set(owner, own);
			own.add(run);
		}
	}
	delete(key) {
		for (const run of this.links.get(key) ?? []) for (const cell of cellsOf(run)) {
			const owners = this.cells.get(cell);
			const own = owners?.get(ownerOf(run.of));
			own?.delete(run);
			if (own?.size === 0) owners?.delete(ownerOf(run.of));
			if (owners?.size === 0) this.cells.delete(cell);
		}
		this.links.delete(key);
	}
	/** Runs nearer to a run of a link than `apart`, with which it would be read together; in no order. */
	*beside(run, of, apart) {
		const own = ownerOf(of);
		const [first, last] = [Math.floor((run.at - apart) / LANE), Math.floor((run.at + apart) / LANE)];
		for (let along = Math.floor(run.lo / CELL); along <= Math.floor(run.hi / CELL); along++) for (let lane = first; lane <= last; lane++) for (const [owner, kept] of this.cells.get(cellName(run.upright, lane, along)) ?? []) {
			if (owner === own) continue;
			for (const other of kept) {
				if (Math.abs(other.at - run.at) >= distance(of, other.of, apart) - .01) continue;
				if (other.of.to === of.to && arriveTogether(run, other)) continue;
				const lo = Math.max(run.lo, other.lo);
				if (Math.min(run.hi, other.hi) - lo > TOUCH$1 && Math.floor(lo / CELL) === along) yield other;
			}
		}
	}
};
/** Whether both end at one place: a card into whose side they lead, or on which more arrive than find room beside each other. */
function arriveTogether(one, other) {
	return one.isLast && other.isLast && Math.abs(one.at - other.at) < .5;
}
function isOfLoop({ from, to }) {
	return from === to;
}
/** A loop runs together with nothing, not even with its own card's links. */
function ownerOf(of) {
	return isOfLoop(of) ? `loop\n${of.key}` : of.from;
}
function* cellsOf({ upright, at, lo, hi }) {
	for (let along = Math.floor(lo / CELL); along <= Math.floor(hi / CELL); along++) yield cellName(upright, Math.floor(at / LANE), along);
}
function cellName(upright, lane, along) {
	return (lane * 16777216 + along) * 2 + (upright ? 1 : 0);
}
// shared/src/chart/geometry/sceneParts.ts
/** The rectangle of a card, its label pill included. */
function cardBounds(card) {
	const bounds = boundsOf({
		x: card.x,
		y: card.y,
		width: card.shape.width,
		height: card.shape.height
	});
	return card.shape.pill ? {
		...bounds,
		bottom: bounds.bottom + CARD.pillDrop
	} : bounds;
}
/** A card as its links see it. */
function portOf(card) {
	const { width, height, corner } = card.shape;
	return {
		x: card.x,
		y: card.y,
		width,
		height,
		round: Math.min(corner, width / 2 - 4)
	};
}
// shared/src/chart/geometry/trunkPlace.ts
/** What another way round costs, in chart units that a run is moved by; each after the first so much more. */
const ROUND = 60;
/** What a bend more costs. */
const BEND$1 = 30;
/** With fewer looks than this for each link only the first room that does is taken. */
const FEW = 50;
/** How many heights of a trunk are tried at most, besides its own. */
const HEIGHTS = 5;
/** What stays of a link below the trunk that it shares: its arrow. */
const ARROW$1 = 10;
/**
* The ways of the links that leave a card by one place: together to where they part, at the height of those that a layout gave theirs
* (`guides`), and where that is taken at another one for all; a link for which no such height is free leaves the trunk.
*/
function placeTrunk(members, guides, looks) {
	const plain = members.flatMap((member) => {
		const line = lineOf(member.way.path);
		return line ? [{
			member,
			line,
			plain: rootOf(member.way, line)
		}] : [];
	});
	const own = heightOf(plain.map(({ line }) => line), guides);
	const place = (height, isTrunk) => plain.map((one) => {
		const root = (height && onTrunk(one.plain, height)) ?? one.plain;
		const isKept = isTrunk && root !== one.plain;
		const seek = (apart) => setApart(isKept ? {
			...root,
			isTrunk
		} : root, () => isKept ? [] : othersOf(one.member.way, one.plain, root), one.member.blocksOf(apart), looks);
		const wide = looks < FEW ? null : seek(APART$1.wide);
		return wide?.clean ? wide : seek(APART$1.least);
	});
	let found = place(own, false);
	const heights = new Map(found.flatMap(({ line }) => {
		const height = [line.at[0] ?? 0, line.at[1] ?? 0];
		return line.at.length >= 3 ? [[height.join(" "), height]] : [];
	}));
	if (looks >= FEW && plain.length > 1 && [...heights.keys()].some((height) => height !== own?.join(" "))) {
		const apart = found;
		let fewest = Infinity;
		for (const height of [...heights.values()].slice(0, HEIGHTS)) {
			const together = place(height, true);
			const unclean = together.filter(({ clean }) => !clean).length;
			if (unclean >= fewest) continue;
			fewest = unclean;
			found = together.map((one, at) => one.clean ? one : apart[at] ?? one);
		}
	}
	return new Map(plain.map(({ member, line }, at) => [member.key, found[at]?.line ?? line]));
}
function rootOf({ room }, line, cost = 0) {
	const end = line.at.length - 1;
	return {
		line,
		cost,
		first: room("from", line.upright, line.at[0] ?? 0),
		last: room("to", line.upright === (end % 2 === 0), line.at[end] ?? 0)
	};
}
/** The height at which links part: the commonest of the guides', else the nearest to the card of their own; null for straight ones. */
function heightOf(lines, guides) {
	const short = lines.filter(partsAtTrunk);
	const [first] = short;
	if (!first) return null;
	const side = Math.sign((first.at[1] ?? 0) - first.start);
	const counts = /* @__PURE__ */ new Map();
	for (const { upright, start, at } of guides) {
		const height = [at[0] ?? 0, at[1] ?? 0];
		if (upright !== first.upright || Math.abs(start - first.start) > 1 || at.length < 3) continue;
		if (Math.sign(height[1] - start) !== side) continue;
		const known = counts.get(height.join(" ")) ?? {
			height,
			count: 0
		};
		counts.set(height.join(" "), {
			height,
			count: known.count + 1
		});
	}
	const [guided] = [...counts.values()].sort((a, b) => b.count - a.count || Math.abs(a.height[1] - first.start) - Math.abs(b.height[1] - first.start) || a.height[0] - b.height[0]);
	if (guided) return guided.height;
	const nearest = short.reduce((best, one) => away(one) < away(best) ? one : best, first);
	return [first.at[0] ?? 0, nearest.at[1] ?? 0];
}
function away({ start, at }) {
	return Math.abs((at[1] ?? 0) - start);
}
/** Whether a way goes on from the height of a trunk, rather than from a height over cards. */
function partsAtTrunk(line) {
	return line.at.length >= 3 && away(line) <= 24.01;
}
/** A way that parts from a trunk at its height; null where it has no such part or no room for it. */
function onTrunk(root, [x, level]) {
	const { line, first } = root;
	const [last, end] = [line.at.at(-1) ?? 0, line.at.length - 1];
	if (x < first[0] - .01 || x > first[1] + .01) return null;
	if (line.at.length === 1) return null;
	if (!partsAtTrunk(line)) return null;
	const out = Math.sign((line.at[1] ?? 0) - line.start);
	const beyond = end === 2 ? (line.end - level) * out < Math.min(ARROW$1, Math.abs(line.end - (line.at[1] ?? 0))) : false;
	if (Math.sign(level - line.start) !== out || beyond || Math.abs(x - last) < .01) return null;
	return {
		...root,
		line: {
			...line,
			at: [
				x,
				level,
				...line.at.slice(2)
			]
		}
	};
}
function othersOf(way, plain, root) {
	const { line } = plain;
	const others = root === plain ? [] : [{
		...plain,
		cost: BEND$1
	}];
	if (line.at.length === 1 && Math.abs(line.end - line.start) >= 20) {
		const at = line.at[0] ?? 0;
		const level = line.start + Math.sign(line.end - line.start) * Math.min(24, Math.abs(line.end - line.start) / 2);
		others.push({
			...plain,
			line: {
				...line,
				at: [
					at,
					level,
					at
				]
			},
			cost: BEND$1
		});
	}
	const round = way.more().flatMap((path) => lineOf(path) ?? []);
	return [...others, ...round.map((one, at) => rootOf(way, one, ROUND + at * 4))];
}
// shared/src/chart/geometry/lanes.ts
/** How near to a card a way may come, and how near it goes that makes room for another one. */
const [TOUCH, CLEAR$3] = [2, 8];
/** How many places of its runs a link looks at for its way at most, where no more than so many find theirs. */
const [LOOKS, ALL] = [400, 100];
/** How many places of runs are looked at in a frame of dragging before links that merely give way are left for later. */
const LOOKS_IN_HASTE = 250;
/** How far beside a run there may be what keeps it from there. */
const SEEN = 10;
/**
* Where links run for good, so that two lie on one line only if one card holds both, or where they arrive at one place. Each trunk in its turn, that of the
* shortest links first, takes the way nearest to its own that is clear of those before it, of links that stay where they are, and of cards.
* So the ways depend on what stands where, not on what was done before; where something changes, only those trunks look anew that it
* had kept from a way, or that it comes to lie upon.
*/
var Lanes = class {
	cards;
	entries = /* @__PURE__ */ new Map();
	trunks = /* @__PURE__ */ new Map();
	runs = new RunIndex();
	tried = new GridIndex();
	/** By owner: the links that stay where they are, and the trunks of the others. */
	fixedOf = /* @__PURE__ */ new Map();
	trunksOf = /* @__PURE__ */ new Map();
	/** Trunks by the links that were in their way. */
	kept = /* @__PURE__ */ new Map();
	dirty = /* @__PURE__ */ new Set();
	/** Trunks that would like to go as before, and look anew when there is time for it. */
	later = /* @__PURE__ */ new Set();
	fixed = /* @__PURE__ */ new Set();
	looks = 0;
	/** How many places of its runs a link looks at, at most. */
	each = LOOKS;
	countFixed = 0;
	constructor(cards) {
		this.cards = cards;
	}
	/** Takes the way that a link would like to go. */
	put({ key, from, to }, way) {
		const old = this.entries.get(key);
		const [first] = way.path;
		const name = way.isFree && first ? `${from} ${Math.round(first.x)} ${Math.round(first.y)}` : null;
		if (old && old.trunk === name && isSame(old.way.path, way.path)) {
			old.way = way;
			if (name !== null) this.later.add(name);
			return;
		}
		this.leave(key);
		this.entries.set(key, {
			of: {
				key,
				from,
				to
			},
			way,
			trunk: name,
			path: old?.path ?? []
		});
		if (name === null) {
			this.countFixed++;
			this.fixedOf.set(from, (this.fixedOf.get(from) ?? /* @__PURE__ */ new Set()).add(key));
			this.fixed.add(key);
			this.touchGuided(from);
			return;
		}
		const trunk = this.trunks.get(name) ?? {
			key: name,
			members: /* @__PURE__ */ new Set(),
			rank: [],
			blockers: /* @__PURE__ */ new Set()
		};
		trunk.members.add(key);
		this.trunks.set(name, trunk);
		this.trunksOf.set(from, (this.trunksOf.get(from) ?? /* @__PURE__ */ new Set()).add(name));
		this.dirty.add(name);
	}
	/** Forgets a link. */
	drop(key) {
		this.leave(key);
		this.runs.delete(key);
		this.entries.delete(key);
	}
	/** Lets links look anew that tried to go where a rectangle is; answers those that would like to go there. */
	look(bounds) {
		return [...this.tried.query(bounds)].flatMap((name) => {
			this.later.add(name);
			return [...this.trunks.get(name)?.members ?? []].filter((key) => overlaps(pathBounds(this.entries.get(key)?.way.path ?? [], 6), bounds));
		});
	}
	/**
	* Finds the ways of all that changed; answers those that are others than before. While cards are dragged (`inHaste`) no more links give
	* way to those that changed than there is time for in a frame; the others do so later.
	*/
	settle(inHaste = false) {
		const changed = /* @__PURE__ */ new Map();
		for (const key of this.fixed) {
			const entry = this.entries.get(key);
			for (const name of entry ? this.take(entry, entry.way.path, changed) : []) this.later.add(name);
		}
		this.fixed.clear();
		this.measure();
		const now = new Set(this.dirty);
		const queue = [.../* @__PURE__ */ new Set([...now, ...this.later])].flatMap((name) => this.trunks.get(name) ?? []);
		this.dirty.clear();
		this.later.clear();
		this.looks = 0;
		for (const trunk of queue) if (now.has(trunk.key)) trunk.rank = this.rankOf(trunk);
		queue.sort(compare);
		for (let at = 0; at < queue.length; at++) {
			const trunk = queue[at];
			if (!trunk) break;
			if (inHaste && this.looks > LOOKS_IN_HASTE && !now.has(trunk.key)) {
				this.later.add(trunk.key);
				continue;
			}
			for (const name of this.settleTrunk(trunk, changed)) {
				const later = this.trunks.get(name);
				if (!later || compare(later, trunk) <= 0) continue;
				const place = placeIn(queue, later, at + 1);
				if (queue[place] !== later) queue.splice(place, 0, later);
			}
		}
		return changed;
	}
	/** How long each link may look for a way: the more there are of which none was laid out, the shorter. */
	measure() {
		const share = Math.log2(Math.min(1, ALL / Math.max(1, this.entries.size - this.countFixed)));
		const each = Math.max(8, Math.round(LOOKS * 2 ** Math.floor(share)));
		if (each === this.each) return;
		this.each = each;
		for (const name of this.trunks.keys()) this.later.add(name);
	}
	/** Finds the ways of a trunk's links; answers the trunks that have to look anew for that. */
	settleTrunk(trunk, changed) {
		for (const key of trunk.blockers) this.kept.get(key)?.delete(trunk.key);
		trunk.blockers = /* @__PURE__ */ new Set();
		let tried = null;
		const members = [...trunk.members].sort().flatMap((key) => {
			const entry = this.entries.get(key);
			if (!entry) return [];
			const blocksOf = (apart) => (run, index, line) => {
				const [a, b] = run.upright ? [run.at, run.lo] : [run.lo, run.at];
				const [c, d] = run.upright ? [run.at, run.hi] : [run.hi, run.at];
				const bounds = {
					left: a - SEEN,
					top: b - SEEN,
					right: c + SEEN,
					bottom: d + SEEN
				};
				this.looks++;
				tried = tried ? union$1([tried, bounds]) : bounds;
				return [...this.cardBlocks(entry.of, run, index, line, bounds), ...this.linkBlocks(entry.of, run, trunk, apart)];
			};
			return [{
				key,
				way: entry.way,
				blocksOf
			}];
		});
		const owner = trunk.members.size ? this.entries.get(members[0]?.key ?? "")?.of.from : void 0;
		const lines = placeTrunk(members, [...this.fixedOf.get(owner ?? "") ?? []].sort().flatMap((key) => {
			const entry = this.entries.get(key);
			return entry && entry.of.to !== entry.of.from && lineOf(entry.path) || [];
		}), this.each);
		if (tried) this.tried.set(trunk.key, tried);
		for (const key of trunk.blockers) this.kept.set(key, (this.kept.get(key) ?? /* @__PURE__ */ new Set()).add(trunk.key));
		const others = /* @__PURE__ */ new Set();
		for (const [key, line] of lines) {
			const entry = this.entries.get(key);
			for (const name of entry ? this.take(entry, wayOfLine(line), changed) : []) others.add(name);
		}
		others.delete(trunk.key);
		return others;
	}
	/** Gives a link its way; answers the trunks that it kept from theirs, and those that it lies on now. */
	take(entry, path, changed) {
		const others = /* @__PURE__ */ new Set();
		if (isSame(path, entry.path)) return others;
		entry.path = path;
		changed.set(entry.of.key, path);
		for (const name of this.kept.get(entry.of.key) ?? []) others.add(name);
		const runs = runsOfWay(path);
		this.runs.set(entry.of, runs);
		for (const run of runs) for (const { of } of this.runs.beside(run, entry.of, APART$1.wide)) {
			const name = this.entries.get(of.key)?.trunk;
			if (name) others.add(name);
		}
		return others;
	}
	cardBlocks({ from, to }, run, index, line, bounds) {
		const blocks = [];
		for (const key of this.cards.cardIndex.query(bounds)) {
			const card = this.cards.cards.get(key);
			if (!card || card.shape.plate) continue;
			if (key === from && index === 0 || key === to && index === line.at.length - 1) continue;
			const isOwn = key === from || key === to;
			const block = blockOfCard(run, isOwn ? boundsOf(portOf(card)) : cardBounds(card), isOwn ? -1 : TOUCH, CLEAR$3);
			if (block) blocks.push(block);
		}
		return blocks;
	}
	linkBlocks(of, run, trunk, apart) {
		const blocks = [];
		for (const other of this.runs.beside(run, of, apart)) {
			const name = this.entries.get(other.of.key)?.trunk;
			const before = name === null ? null : this.trunks.get(name ?? "");
			if (before === void 0 || before && compare(before, trunk) >= 0) continue;
			trunk.blockers.add(other.of.key);
			const shared = Math.min(run.hi, other.hi) - Math.max(run.lo, other.lo);
			const need = distance(of, other.of, apart);
			blocks.push({
				from: other.at - need,
				to: other.at + need,
				lo: other.lo,
				hi: other.hi,
				weight: shared
			});
		}
		return blocks.sort((a, b) => b.weight - a.weight || a.from - b.from || a.lo - b.lo || a.hi - b.hi);
	}
	leave(key) {
		const entry = this.entries.get(key);
		if (!entry) return;
		for (const name of this.kept.get(key) ?? []) this.later.add(name);
		if (entry.trunk === null) {
			this.countFixed--;
			this.fixedOf.get(entry.of.from)?.delete(key);
			this.fixed.delete(key);
			this.touchGuided(entry.of.from);
			return;
		}
		const trunk = this.trunks.get(entry.trunk);
		trunk?.members.delete(key);
		this.dirty.add(entry.trunk);
		if (!trunk || trunk.members.size > 0) return;
		for (const blocker of trunk.blockers) this.kept.get(blocker)?.delete(trunk.key);
		this.trunks.delete(trunk.key);
		this.trunksOf.get(entry.of.from)?.delete(trunk.key);
		this.tried.delete(trunk.key);
	}
	/** Links that find their own way part from a card where those part that a layout bent. */
	touchGuided(owner) {
		for (const name of this.trunksOf.get(owner) ?? []) this.later.add(name);
	}
	rankOf({ key, members }) {
		const paths = [...members].flatMap((one) => [this.entries.get(one)?.way.path ?? []]);
		const { x = 0, y = 0 } = paths[0]?.[0] ?? {};
		return [
			Math.round(Math.max(...paths.map(lengthOf))),
			Math.round(y),
			Math.round(x),
			key
		];
	}
};
function compare({ rank: one }, { rank: other }) {
	for (const [at, value] of one.entries()) {
		const against = other[at] ?? "";
		if (value !== against) return value < against ? -1 : 1;
	}
	return 0;
}
/** Where a trunk stands among those from `start` on, or would. */
function placeIn(queue, trunk, start) {
	let [low, high] = [start, queue.length];
	while (low < high) {
		const middle = low + high >> 1;
		const at = queue[middle];
		if (at && compare(at, trunk) < 0) low = middle + 1;
		else high = middle;
	}
	return low;
}
function isSame(one, other) {
	return one.length === other.length && one.every(({ x, y }, at) => x === other[at]?.x && y === other[at]?.y);
}
// shared/src/chart/geometry/spot.ts
/** The sides of a card, in the order in which they are offered. */
const SIDES = [
	"top",
	"right",
	"bottom",
	"left"
];
const NO_SPOTS = {
	from: null,
	to: null
};
/** Which way leads out of a card at each side. */
const OUTWARD = {
	top: {
		x: 0,
		y: -1
	},
	right: {
		x: 1,
		y: 0
	},
	bottom: {
		x: 0,
		y: 1
	},
	left: {
		x: -1,
		y: 0
	}
};
/** Words of other programs for places on a side; all else that is no pair of numbers leaves a link free. */
const WORDS$1 = new Map([
	...SIDES.flatMap((side) => [
		[side, [side, .5]],
		[`${side}side`, [side, .5]],
		[`${side}center`, [side, .5]],
		[`middle${side}`, [side, .5]]
	]),
	["topleft", ["top", 0]],
	["topright", ["top", 1]],
	["bottomleft", ["bottom", 0]],
	["bottomright", ["bottom", 1]]
]);
/**
* A stored spot: a word as "Top" or "LeftSide", or "x y" as fractions of the card from its upper left, with chart units to add ("x y ox oy").
* A place inside the card is taken to its nearest side. Null where the link is free to leave by any side.
*/
function readSpot(text) {
	if (!text) return null;
	const plain = text.trim().toLowerCase();
	const word = WORDS$1.get(plain);
	if (word) return {
		side: word[0],
		along: word[1],
		shift: 0
	};
	const numbers = plain.split(/[\s,]+/).map(Number);
	const [x = NaN, y = NaN, ox = 0, oy = 0] = numbers;
	if (![2, 4].includes(numbers.length) || !numbers.every(Number.isFinite)) return null;
	const [across, down] = [within(x), within(y)];
	if (across === .5 && down === .5) return null;
	const [side] = [
		["top", down],
		["bottom", 1 - down],
		["left", across],
		["right", 1 - across]
	].reduce((nearest, one) => one[1] < nearest[1] ? one : nearest);
	return isUpright(side) ? {
		side,
		along: across,
		shift: ox
	} : {
		side,
		along: down,
		shift: oy
	};
}
/** Where a link leaves and enters by. */
function spotsOf({ fromSpot, toSpot }) {
	return {
		from: readSpot(fromSpot),
		to: readSpot(toSpot)
	};
}
/** Whether a link runs upright where it leaves by a side. */
function isUpright(side) {
	return side === "top" || side === "bottom";
}
/** Where a spot is on a card, clear of its rounded corners. */
function placeOf(port, { side, along, shift }) {
	const half = {
		x: port.width / 2,
		y: port.height / 2
	};
	const out = OUTWARD[side];
	if (isUpright(side)) {
		const room = Math.max(0, half.x - port.round);
		return {
			x: port.x + clamped((along - .5) * port.width + shift, room),
			y: port.y + out.y * half.y
		};
	}
	const room = Math.max(0, half.y - port.round);
	return {
		x: port.x + out.x * half.x,
		y: port.y + clamped((along - .5) * port.height + shift, room)
	};
}
function within(fraction) {
	return Math.min(1, Math.max(0, fraction));
}
function clamped(value, most) {
	return Math.min(most, Math.max(-most, value));
}
/** Space between a card and the words of its loop. */
const BESIDE$1 = 8;
/** Where a link to its own card leaves and enters, unless it is given other places. */
const LOOP_SPOTS = {
	from: {
		side: "top",
		along: 1,
		shift: -8
	},
	to: {
		side: "right",
		along: .5,
		shift: 0
	}
};
/** Whether a link leads from an entity to itself. */
function isLoop(link) {
	return link.from === link.to;
}
/** Whether a loop has neither bends nor places of its own, and so stands in the row of its card's loops. */
function isFreeLoop(link) {
	return isLoop(link) && !link.points && !readSpot(link.fromSpot) && !readSpot(link.toSpot);
}
/** The free loops of a card, the innermost first: in an order that copies of a chart have too, their keys being others. */
function loopsOf({ links, linksOf }, card) {
	const loops = [...linksOf.get(card) ?? []].flatMap((key) => {
		const link = links.get(key)?.link;
		return link && isFreeLoop(link) ? [link] : [];
	});
	if (loops.length < 2) return loops;
	const content = new Map(loops.map(({ key, roles, arrowType, color, dashed }) => [key, JSON.stringify([
		roles,
		arrowType,
		color,
		dashed
	])]));
	const byContent = ({ key }) => `${content.get(key) ?? ""}\n${key}`;
	return loops.sort((a, b) => byContent(a) < byContent(b) ? -1 : 1);
}
/** How far to the right of a card each of its loops runs, their words being so wide: one round the other, with room for the words of both. */
function loopReaches(labelWidths) {
	let taken = 0;
	return labelWidths.map((width) => {
		const reach = Math.max(taken + 24, taken + Math.ceil(width / 2) + BESIDE$1);
		taken = reach + Math.ceil(width / 2);
		return reach;
	});
}
/** The way of a link from a card to itself: out of its head, round its upper right corner and in at the right; `at` counts the card's loops. */
function loopWay(port, reach, at) {
	const { from, to } = LOOP_SPOTS;
	const start = placeOf(port, {
		...from,
		shift: from.shift - at * 10
	});
	const end = placeOf(port, {
		...to,
		shift: at * 10
	});
	const [right, top] = [end.x + reach, start.y - 24 - at * 22];
	return simplified([
		start,
		{
			x: start.x,
			y: top
		},
		{
			x: right,
			y: top
		},
		{
			x: right,
			y: end.y
		},
		end
	]);
}
// shared/src/chart/geometry/run.ts
/** The rectangle around a straight run, `margin` wider on each side. */
function runBounds(a, b, margin = 0) {
	return {
		left: Math.min(a.x, b.x) - margin,
		right: Math.max(a.x, b.x) + margin,
		top: Math.min(a.y, b.y) - margin,
		bottom: Math.max(a.y, b.y) + margin
	};
}
/** Whether a straight run, slanting or not, reaches into a rectangle. */
function behind(a, b, box) {
	if (!overlaps(runBounds(a, b, .01), box)) return false;
	const side = (x, y) => Math.sign((b.x - a.x) * (y - a.y) - (b.y - a.y) * (x - a.x));
	const sides = [
		side(box.left, box.top),
		side(box.right, box.top),
		side(box.left, box.bottom),
		side(box.right, box.bottom)
	];
	return !(sides.every((one) => one > 0) || sides.every((one) => one < 0));
}
// shared/src/chart/geometry/slots.ts
const NO_SLOTS = {
	from: 0,
	to: 0
};
/** Where links that meet at a card's top arrive: side by side, in the order in which they come; many of them share one point. */
function slotOf(key, meeting, held) {
	if (meeting.length < 2 || meeting.length > 6) return NO_SLOTS;
	const order = [...meeting].sort((a, b) => a.x - b.x || (a.key < b.key ? -1 : 1));
	const room = held.width - 2 * Math.min(held.corner, 30) - 24;
	const step = Math.min(36, room / (order.length - 1));
	return {
		from: 0,
		to: (order.findIndex((one) => one.key === key) - (order.length - 1) / 2) * step
	};
}
// shared/src/chart/geometry/sceneRoom.ts
/** Where a link's label finds room on its way. */
function labelPoint(around, link, path, shape) {
	const across = !link.points && countAt(around, link.from, "from") === 1 && countAt(around, link.to, "to") > 1;
	const fractions = labelFractions(path, link.linkTextPosition, shape, {
		kept: link.points !== null,
		across
	});
	if (isLoop(link) && !link.points && link.linkTextPosition === defaults.linkTextPosition) fractions.unshift(besideLoop(path));
	const taken = (bounds) => {
		for (const key of around.cardIndex.query(bounds)) {
			const card = around.cards.get(key);
			if (card && overlaps(cardBounds(card), bounds)) return true;
		}
		for (const key of around.labelIndex.query(bounds)) {
			const other = around.labelIndex.get(key);
			if (other && overlaps(other, bounds)) return true;
		}
		return false;
	};
	const placed = isBentByHand(link) || link.linkTextPosition !== defaults.linkTextPosition;
	const harm = (bounds) => {
		if (placed) return "none";
		return coversArrow(path, bounds) || onFrame(around, bounds) ? "cut" : onOthers(around, link, path, bounds);
	};
	return placeLabel(path, fractions, shape, taken, harm);
}
/** The middle of the run beside the card, for whose words a loop makes room. */
function besideLoop(path) {
	return (lengthOf(path.slice(0, 3)) + lengthOf(path.slice(2, 4)) / 2) / (lengthOf(path) || 1);
}
/** Whether a label there would hide a piece of a group's frame, or of the line in which its name stands. */
function onFrame(around, bounds) {
	return around.frames().some(({ bounds: { left, top, right, bottom } }) => {
		const within = {
			left: left + 1,
			right: right - 1,
			top: top + FRAME.head,
			bottom: bottom - 1
		};
		return !(bounds.left >= within.left && bounds.right <= within.right && bounds.top >= within.top && bounds.bottom <= within.bottom) && overlaps({
			left,
			top,
			right,
			bottom
		}, bounds);
	});
}
/** How much of a link's end its arrow takes. */
const ARROW = 10;
function coversArrow(path, bounds) {
	const [before, end] = path.slice(-2);
	if (!before || !end) return false;
	const part = Math.min(1, ARROW / (Math.hypot(end.x - before.x, end.y - before.y) || 1));
	return behind(end, {
		x: end.x + (before.x - end.x) * part,
		y: end.y + (before.y - end.y) * part
	}, bounds);
}
/** What a label there would do to other links: those of its owner may run together with its own. */
function onOthers({ links, linkIndex }, link, path, bounds) {
	let harm = "none";
	for (const key of linkIndex.query(bounds)) {
		const other = links.get(key);
		if (!other || key === link.key) continue;
		for (let at = 1; at < other.path.length; at++) {
			const [a, b] = [other.path[at - 1], other.path[at]];
			if (!a || !b || !behind(a, b, bounds)) continue;
			if (other.link.from !== link.from || !alongside(a, b, path)) return "cut";
			harm = "shared";
		}
	}
	return harm;
}
/** Whether a level or upright run lies on a way that goes on along it. */
function alongside(a, b, path) {
	return path.slice(1).some((end, at) => {
		const start = path[at] ?? end;
		const [upright, level] = [Math.abs(a.x - b.x) < 1, Math.abs(a.y - b.y) < 1];
		if (upright) return Math.abs(start.x - a.x) < 1 && Math.abs(end.x - a.x) < 1;
		return level && Math.abs(start.y - a.y) < 1 && Math.abs(end.y - a.y) < 1;
	});
}
/** How far a link keeps from the middle of both cards where another leads the other way between them. */
const OPPOSITE = 14;
/** Where a link arrives beside others that meet at the same card, and beside one that leads back. */
function slotsOf({ links, linksOf, cards }, link, from, to) {
	if (link.points || readSpot(link.toSpot)) return NO_SLOTS;
	const above = from.y < to.y;
	const meeting = [];
	let isAnswered = false;
	for (const key of linksOf.get(link.to) ?? []) {
		const other = links.get(key)?.link;
		if (!other || other.points || readSpot(other.toSpot) || isLoop(other)) continue;
		if (other.to === link.from) isAnswered = true;
		const start = other.to === link.to ? cards.get(other.from) : void 0;
		if (start && start.y < to.y === above) meeting.push({
			key,
			x: start.x
		});
	}
	const slot = slotOf(link.key, meeting, to.shape);
	const aside = isAnswered ? above ? -14 : OPPOSITE : 0;
	return {
		from: slot.from + aside,
		to: slot.to + aside
	};
}
function countAt({ links, linksOf }, card, end) {
	let count = 0;
	for (const key of linksOf.get(card) ?? []) {
		const link = links.get(key)?.link;
		if (link?.[end] === card && !isLoop(link)) count++;
	}
	return count;
}
// shared/src/chart/geometry/detour.ts
/** Space that a way round keeps from the cards that it passes. */
const CLEAR$2 = 16;
/** How much higher a way over more cards runs than one over fewer. */
const STEP$2 = 18;
/** How far from a card's middle a way over a row leaves and arrives, so that it does not meet one that goes on from there. */
const ASIDE = 16;
/**
* Ways of a link that stand in for its plain one where that would run behind cards (`inTheWay`), best first: across just over the held
* card, along a lane beside what is in the way, or for cards in a row over or under them.
*/
function detours(from, to, slots, inTheWay) {
	const [a, b] = [boundsOf(from), boundsOf(to)];
	const [startX, endX] = [from.x + slots.from, to.x + slots.to];
	if (b.top - a.bottom >= 16) return upright(startX, a.bottom, endX, b.top, Math.min(24, (b.top - a.bottom) / 2));
	if (a.top - b.bottom >= 16) return upright(startX, a.top, endX, b.bottom, -Math.min(24, (a.top - b.bottom) / 2));
	const boxes = [
		a,
		b,
		...inTheWay
	];
	const away = 24 + STEP$2 * Math.min(3, inTheWay.length);
	const over = Math.min(...boxes.map(({ top }) => top)) - away;
	const under = Math.max(...boxes.map(({ bottom }) => bottom)) + away;
	const side = startX <= endX ? ASIDE : -16;
	return [arch(startX + side, a.top, endX - side, b.top, over), arch(startX + side, a.bottom, endX - side, b.bottom, under)];
	function upright(x, y, toX, toY, trunk) {
		const [first, last] = [y + trunk, toY - trunk];
		const lanes = inTheWay.flatMap(({ left, right }) => [left - CLEAR$2, right + CLEAR$2]);
		lanes.sort((one, other) => Math.abs(one - toX) - Math.abs(other - toX) || one - other);
		return [arch(x, y, toX, toY, last), ...lanes.map((lane) => simplified([
			{
				x,
				y
			},
			{
				x,
				y: first
			},
			{
				x: lane,
				y: first
			},
			{
				x: lane,
				y: last
			},
			{
				x: toX,
				y: last
			},
			{
				x: toX,
				y: toY
			}
		]))];
	}
}
/** Ways out of a side of both cards and along a lane beside them, for cards above each other with much between them. */
function besides(from, to) {
	const [a, b] = [boundsOf(from), boundsOf(to)];
	return [[
		Math.max(a.right, b.right) + 24,
		a.right,
		b.right
	], [
		Math.min(a.left, b.left) - 24,
		a.left,
		b.left
	]].map(([lane, start, end]) => [
		{
			x: start,
			y: from.y
		},
		{
			x: lane,
			y: from.y
		},
		{
			x: lane,
			y: to.y
		},
		{
			x: end,
			y: to.y
		}
	]);
}
function arch(startX, startY, endX, endY, level) {
	return simplified([
		{
			x: startX,
			y: startY
		},
		{
			x: startX,
			y: level
		},
		{
			x: endX,
			y: level
		},
		{
			x: endX,
			y: endY
		}
	]);
}
/** So many may be in the way of one without places of its own, as rows have many. */
const MANY_IN_ROW = 60;
/**
* The plain way of a link that nobody gave bends, or where it would run behind cards the first way round that does not; so, too, where
* its words do not fit between two cards of a row. `more` are ways round that it may take where other links run. It depends on where cards
* stand alone, so that a chart is drawn the same each time. Where many stand in the way and none leads round (`isLost`), nothing has been laid out there.
*/
function clearWay(around, link, plain, { from, to, slots }, label) {
	const inTheWay = passed(around, link, plain, MANY_IN_ROW);
	const ways = (boxes) => detours(portOf(from), portOf(to), slots, boxes);
	const narrow = label !== null && gapOfRow(from, to) < label.width + 12;
	const more = () => [
		plain,
		...ways([
			...inTheWay,
			cardBounds(from),
			cardBounds(to)
		]),
		...besides(portOf(from), portOf(to))
	];
	if (inTheWay.length === 0 && !narrow) return {
		path: plain,
		more,
		isLost: false
	};
	const isRound = (way) => passed(around, link, way, 1).length === 0;
	const round = inTheWay.length > MANY_IN_ROW ? void 0 : ways(inTheWay).find(isRound);
	return {
		path: round ?? plain,
		more,
		isLost: !round && inTheWay.length > 12
	};
}
/** The cards of others that a way runs behind, at most so many and one more. */
function passed({ cards, cardIndex }, link, way, most = 12) {
	const found = /* @__PURE__ */ new Map();
	for (let at = 1; at < way.length && found.size <= most; at++) {
		const [a, b] = [way[at - 1], way[at]];
		if (!a || !b) continue;
		const run = runBounds(a, b, 2);
		for (const key of cardIndex.query(run)) {
			const card = cards.get(key);
			if (key === link.from || key === link.to || !card || card.shape.plate) continue;
			if (overlaps(cardBounds(card), run)) found.set(key, cardBounds(card));
			if (found.size > most) break;
		}
	}
	return [...found].sort(([a], [b]) => a < b ? -1 : 1).map(([, bounds]) => bounds);
}
/** The space between two cards of which neither stands above the other; any is enough where one does. */
function gapOfRow(from, to) {
	const [a, b] = [from, to].map(({ x, y, shape: { width, height } }) => boundsOf({
		x,
		y,
		width,
		height
	}));
	if (!a || !b || b.top - a.bottom >= 16 || a.top - b.bottom >= 16) return Infinity;
	const gap = Math.max(b.left - a.right, a.left - b.right);
	return gap >= 0 ? gap : Infinity;
}
// shared/src/chart/geometry/linkWay.ts
/** A way that stays as it is. */
function fixedWay(path) {
	return {
		path,
		isFree: false,
		more: () => [],
		room: (_end, _upright, at) => [at, at]
	};
}
// shared/src/chart/geometry/spotEnd.ts
/** What stays straight of a straight link at a card that it leaves at a given place. */
const STRAIGHT_STUB = 16;
/** How far a link goes straight out of a card at a place; less where another card is near. */
function stubOf(place, side, near, length = 24) {
	const { x, y } = OUTWARD[side];
	const gaps = near.flatMap((box) => {
		const beside = isUpright(side) ? place.x > box.left && place.x < box.right : place.y > box.top && place.y < box.bottom;
		const gap = {
			top: place.y - box.bottom,
			bottom: box.top - place.y,
			left: place.x - box.right,
			right: box.left - place.x
		}[side];
		return beside && gap > 0 ? [gap / 2] : [];
	});
	const out = Math.min(length, ...gaps);
	return {
		x: place.x + x * out,
		y: place.y + y * out
	};
}
/**
* A straight link's first points at a card which it leaves at a given place; `goal` is what it goes to from there, round the card's corners
* where the card would be in the way.
*/
function straightEnd(port, spot, goal) {
	const place = placeOf(port, spot);
	const stub = stubOf(place, spot.side, [], STRAIGHT_STUB);
	return [
		place,
		stub,
		...goal ? aroundOwn(port, stub, goal) : []
	];
}
/** The corners by which a line goes round a card, the shortest way; none where the card is not in its way. */
function aroundOwn(port, start, goal) {
	const box = boundsOf(port, -1);
	const { left, top, right, bottom } = boundsOf(port, STRAIGHT_STUB);
	const corners = [
		{
			x: left,
			y: top
		},
		{
			x: right,
			y: top
		},
		{
			x: right,
			y: bottom
		},
		{
			x: left,
			y: bottom
		}
	];
	const one = corners.map((corner) => [corner]);
	const two = corners.flatMap((corner, at) => {
		const next = corners[(at + 1) % 4] ?? corner;
		return [[corner, next], [next, corner]];
	});
	const isClear = (way) => way.slice(1).every((end, at) => !behind(way[at] ?? end, end, box));
	const ways = [
		[],
		...one,
		...two
	].filter((inner) => isClear([
		start,
		...inner,
		goal
	]));
	const long = (inner) => lengthOf([
		start,
		...inner,
		goal
	]);
	return ways.sort((a, b) => long(a) - long(b))[0] ?? [];
}
/** The first points of a link along the axes which leaves a card at a given place and goes on to a bend. */
function endToBend(port, spot, bend) {
	const place = placeOf(port, spot);
	const out = OUTWARD[spot.side];
	const upright = isUpright(spot.side);
	if ((bend.x - place.x) * out.x + (bend.y - place.y) * out.y >= 4) return [place, upright ? {
		x: place.x,
		y: bend.y
	} : {
		x: bend.x,
		y: place.y
	}];
	const stub = stubOf(place, spot.side, []);
	return [
		place,
		stub,
		upright ? {
			x: bend.x,
			y: stub.y
		} : {
			x: stub.x,
			y: bend.y
		}
	];
}
// shared/src/chart/geometry/route.ts
/**
* The way of a link from one card's edge to the other's. With `points` (x, y, x, y …) it goes along these bends, else it finds the
* plain way: down from the holder, across, down into the held, and round or sideways where the cards stand otherwise. Straight ways and
* those with bends leave and enter by the spots that are given; plain ones with spots are `spotWay`s.
*/
function route(from, to, points, routing, slots, spots = NO_SPOTS) {
	if (routing === "straight") return straightWay(from, to, points ?? [], spots);
	if (points && points.length >= 2) return simplified(alongBends(from, to, points, spots));
	return simplified(plainWay(from, to, slots));
}
function straightWay(from, to, points, spots) {
	const bends = bendsOf(points);
	const plain = spots.to && straightEnd(to, spots.to);
	const start = spots.from && straightEnd(from, spots.from, bends[0] ?? plain?.at(-1) ?? to);
	const end = spots.to && straightEnd(to, spots.to, bends.at(-1) ?? start?.at(-1) ?? from);
	return [
		...start ?? [edgeToward(from, bends[0] ?? end?.at(-1) ?? to)],
		...bends,
		...end?.reverse() ?? [edgeToward(to, bends.at(-1) ?? start?.at(-1) ?? from)]
	];
}
function bendsOf(points) {
	const bends = [];
	for (let at = 0; at + 1 < points.length; at += 2) bends.push({
		x: points[at] ?? 0,
		y: points[at + 1] ?? 0
	});
	return bends;
}
function alongBends(from, to, points, spots) {
	const bends = bendsOf(points);
	const [first, last] = [bends[0] ?? to, bends.at(-1) ?? from];
	const start = spots.from ? endToBend(from, spots.from, first) : attach(from, first);
	const end = spots.to ? endToBend(to, spots.to, last) : attach(to, last);
	return [
		...start,
		...bends,
		...end.reverse()
	];
}
/** The point on the card's edge beside a bend, and a corner between the two where the bend stands beside no edge. */
function attach(card, bend) {
	const { left, right, top, bottom } = boundsOf(card);
	const side = bend.y >= card.y ? bottom : top;
	if (bend.x >= left + card.round && bend.x <= right - card.round) return [{
		x: bend.x,
		y: side
	}];
	if (bend.y >= top && bend.y <= bottom) return [{
		x: bend.x >= card.x ? right : left,
		y: bend.y
	}];
	return [{
		x: card.x,
		y: side
	}, {
		x: card.x,
		y: bend.y
	}];
}
function plainWay(from, to, slots) {
	const a = boundsOf(from);
	const b = boundsOf(to);
	const startX = from.x + slots.from;
	const endX = to.x + slots.to;
	if (b.top - a.bottom >= 16) return overAndDown(startX, a.bottom, endX, b.top, Math.min(24, (b.top - a.bottom) / 2));
	if (a.top - b.bottom >= 16) return overAndDown(startX, a.top, endX, b.bottom, -Math.min(24, (a.top - b.bottom) / 2));
	if (b.left - a.right >= 16) return across(a.right, from.y, b.left, to.y);
	if (a.left - b.right >= 16) return across(a.left, from.y, b.right, to.y);
	return [edgeToward(from, to), edgeToward(to, from)];
}
function overAndDown(startX, startY, endX, endY, trunk) {
	if (Math.abs(startX - endX) < 3) return [{
		x: endX,
		y: startY
	}, {
		x: endX,
		y: endY
	}];
	const level = startY + trunk;
	return [
		{
			x: startX,
			y: startY
		},
		{
			x: startX,
			y: level
		},
		{
			x: endX,
			y: level
		},
		{
			x: endX,
			y: endY
		}
	];
}
function across(startX, startY, endX, endY) {
	const middle = (startX + endX) / 2;
	return [
		{
			x: startX,
			y: startY
		},
		{
			x: middle,
			y: startY
		},
		{
			x: middle,
			y: endY
		},
		{
			x: endX,
			y: endY
		}
	];
}
/** Where the line from a card's middle to another's leaves the card. */
function edgeToward(card, other) {
	const dx = other.x - card.x;
	const dy = other.y - card.y;
	if (dx === 0 && dy === 0) return {
		x: card.x,
		y: card.y
	};
	const scale = Math.min(dx === 0 ? Infinity : card.width / 2 / Math.abs(dx), dy === 0 ? Infinity : card.height / 2 / Math.abs(dy));
	return scale >= 1 ? {
		x: card.x,
		y: card.y
	} : {
		x: card.x + dx * scale,
		y: card.y + dy * scale
	};
}
// shared/src/chart/geometry/spotLane.ts
/** How much further out the next link of a side turns. */
const STEP$1 = 14;
/** Space beside the words of loops. */
const BESIDE = 12;
/**
* How far a link goes straight out of a card that it leaves at a place of its own, in chart units: so far that it runs neither along
* another link of that side nor along a loop, those that lead to one hand inside each other.
*/
function lengthOut(around, link, end, labelOf) {
	const spot = readSpot(link[end === "from" ? "fromSpot" : "toSpot"]);
	const own = spot && sideEnd(around, link, end, spot.side);
	if (!spot || !own) return 24;
	const ends = [...around.linksOf.get(link[end]) ?? []].flatMap((key) => {
		const other = around.links.get(key)?.link;
		if (!other || other.points) return [];
		return ["from", "to"].flatMap((name) => other[name] === link[end] ? sideEnd(around, other, name, spot.side) ?? [] : []);
	});
	const onward = ends.filter(({ isOnward }) => isOnward).sort((a, b) => b.at - a.at || inside(a, b));
	const back = ends.filter(({ isOnward }) => !isOnward).sort((a, b) => a.at - b.at || inside(a, b));
	const meet = onward.some(({ at }) => back.some((other) => at < other.at));
	const lane = [...new Set((own.isOnward ? onward : back).map(({ trunk }) => trunk))].indexOf(own.trunk) + (meet && !own.isOnward ? new Set(onward.map(({ trunk }) => trunk)).size : 0);
	return beyondLoops(around, link[end], spot.side, own.isOnward, labelOf) + lane * STEP$1;
}
/** How far out the first link turns that passes the card's own loops, at their side; elsewhere at the usual distance. */
function beyondLoops(around, card, side, isOnward, labelOf) {
	const widths = loopsOf(around, card).map((loop) => labelOf(loop)?.width ?? 0);
	if (side === "top" && isOnward) return 24 + 22 * widths.length;
	if (side !== "right" || isOnward || widths.length === 0) return 24;
	return (loopReaches(widths).at(-1) ?? 0) + Math.ceil((widths.at(-1) ?? 0) / 2) + BESIDE;
}
function sideEnd(around, link, end, side) {
	const [card, other] = [around.cards.get(link[end]), around.cards.get(link[end === "from" ? "to" : "from"])];
	const spot = readSpot(link[end === "from" ? "fromSpot" : "toSpot"]);
	if (!card || !other || spot?.side !== side || isFreeLoop(link)) return null;
	const there = readSpot(link[end === "from" ? "toSpot" : "fromSpot"]);
	const along = (point) => isUpright(side) ? point.x : point.y;
	const at = along(placeOf(portOf(card), spot));
	const goal = along(there ? placeOf(portOf(other), there) : other);
	const loop = isLoop(link);
	const group = loop ? `${link.key} ${end}` : end === "from" ? "" : link.from;
	return {
		trunk: `${Math.round(at)} ${group}`,
		at,
		isOnward: goal >= at,
		isOfLoop: loop,
		far: Math.abs(goal - at)
	};
}
/** Of ends at one place: loops first, then those that lead less far. */
function inside(a, b) {
	return Number(b.isOfLoop) - Number(a.isOfLoop) || a.far - b.far || (a.trunk < b.trunk ? -1 : 1);
}
// shared/src/chart/geometry/spotWay.ts
/** How far a way keeps from cards that it goes round. */
const CLEAR$1 = 16;
/** A run nearer to a card than this counts twice its length. */
const NEAR = 10;
/** So much longer a way may be to have a bend less. */
const BEND = 48;
/**
* The way along the axes of a link of which one end or both leave their cards at given places: out of them, then with few bends round both
* cards and whatever else is in the way. A free end takes the side that gives the shortest way.
*/
function spotWay(from, to, spots, { slots, out }, inTheWay) {
	const around = [
		boundsOf(from),
		boundsOf(to),
		...inTheWay
	];
	const starts = endsOf$1(from, spots.from, slots.from, around, out.from);
	const ends = endsOf$1(to, spots.to, slots.to, around, out.to);
	let best = null;
	for (const start of starts) for (const end of ends) {
		const found = search(start, end, around);
		if (found && (!best || found.cost < best.cost - .001)) best = found;
	}
	const [start, end] = [starts[0], ends[0]];
	if (best || !start || !end) return best?.way ?? [];
	return simplified([
		start.place,
		start.stub,
		{
			x: start.stub.x,
			y: end.stub.y
		},
		end.stub,
		end.place
	]);
}
function endsOf$1(port, spot, slot, near, out) {
	return (spot ? [spot] : SIDES.map((side) => ({
		side,
		along: .5,
		shift: isUpright(side) ? slot : 0
	}))).map((one) => {
		const place = placeOf(port, one);
		return {
			place,
			side: one.side,
			stub: stubOf(place, one.side, near, out)
		};
	});
}
const WAYS = SIDES.map((side) => OUTWARD[side]);
/** The cheapest way over the lines that lead out of both places, between them and beside what is in the way; null where there is none. */
function search(start, end, around) {
	const [a, b] = [start.stub, end.stub];
	const across = around.map(({ left, right }) => [left, right]);
	const down = around.map(({ top, bottom }) => [top, bottom]);
	const xs = unique([
		(a.x + b.x) / 2,
		a.x,
		b.x,
		...linesBeside(across)
	]);
	const ys = unique([
		a.y,
		(a.y + b.y) / 2,
		b.y,
		...linesBeside(down)
	]);
	const [columns, rows] = [rank(xs), rank(ys)];
	const [out, home] = [OUTWARD[start.side], OUTWARD[end.side]];
	const goal = {
		x: columns.indexOf(xs.indexOf(b.x)),
		y: rows.indexOf(ys.indexOf(b.y))
	};
	const first = {
		x: columns.indexOf(xs.indexOf(a.x)),
		y: rows.indexOf(ys.indexOf(a.y))
	};
	const at = ({ x, y }) => ({
		x: xs[columns[x] ?? 0] ?? 0,
		y: ys[rows[y] ?? 0] ?? 0
	});
	const known = /* @__PURE__ */ new Map();
	const open = [{
		...first,
		way: out,
		cost: 0,
		before: null
	}];
	for (let step = cheapest(open); step; step = cheapest(open)) {
		if (step.x === goal.x && step.y === goal.y) {
			if (step.way.x === home.x && step.way.y === home.y) continue;
			const way = [end.place, b];
			for (let one = step; one; one = one.before) way.push(at(one));
			return {
				way: simplified([
					...way,
					a,
					start.place
				].reverse()),
				cost: step.cost
			};
		}
		for (const way of WAYS) {
			const next = {
				x: step.x + way.x,
				y: step.y + way.y
			};
			if (way.x === -step.way.x && way.y === -step.way.y || next.x < 0 || next.y < 0 || next.x >= columns.length || next.y >= rows.length) continue;
			const [here, there] = [at(step), at(next)];
			if (around.some((box) => overlaps(box, runBounds(here, there, .01)))) continue;
			const turns = way !== step.way ? 1 : 0;
			const line = turns * .01 * ((way.x === 0 ? columns[step.x] : rows[step.y]) ?? 0);
			const arrival = next.x === goal.x && next.y === goal.y && (way.x !== -home.x || way.y !== -home.y) ? BEND : 0;
			const length = Math.abs(there.x - here.x) + Math.abs(there.y - here.y);
			const near = around.some((box) => overlaps(box, runBounds(here, there, NEAR)));
			const cost = step.cost + length * (near ? 2 : 1) + turns * BEND + line + arrival;
			const name = `${next.x} ${next.y} ${way.x} ${way.y}`;
			if (cost >= (known.get(name) ?? Infinity)) continue;
			known.set(name, cost);
			open.push({
				...next,
				way,
				cost,
				before: step
			});
		}
	}
	return null;
}
/** Lines that lead past what is in the way, and through gaps that are too narrow for these. */
function linesBeside(spans) {
	const between = spans.flatMap(([, end]) => spans.flatMap(([start]) => start - end >= 20 && start - end <= 32 ? [(start + end) / 2] : []));
	return [...spans.flatMap(([start, end]) => [start - CLEAR$1, end + CLEAR$1]), ...between];
}
function cheapest(open) {
	let least = 0;
	for (let at = 1; at < open.length; at++) if ((open[at]?.cost ?? 0) < (open[least]?.cost ?? 0)) least = at;
	return open.splice(least, 1)[0];
}
function unique(values) {
	return [...new Set(values)];
}
/** Positions of the values in ascending order. */
function rank(values) {
	return values.map((_, at) => at).sort((a, b) => (values[a] ?? 0) - (values[b] ?? 0));
}
// shared/src/chart/geometry/sceneWay.ts
/** What stays free of links beside a card's rounded corner. */
const CORNER = 4;
/** The way that a link between two cards would like to go: by its bends and spots, else one that it finds by itself. */
function wayOf(around, link, { from, to }, routing, labelOf) {
	const points = routing !== "straight" || link.routing === "straight" || isBentByHand(link) ? link.points : null;
	const spots = spotsOf(link);
	const [a, b] = [portOf(from), portOf(to)];
	if (isLoop(link)) return fixedWay(loopOf(around, link, a, spots, labelOf));
	const slots = slotsOf(around, link, from, to);
	const plain = route(a, b, points, routing, slots, spots);
	if (points !== null || routing === "straight") return fixedWay(plain);
	const room = (end, upright, at) => spots[end] ? [at, at] : roomOf$1(end === "from" ? a : b, upright, at);
	if (!spots.from && !spots.to) {
		const { path, more, isLost } = clearWay(around, link, plain, {
			from,
			to,
			slots
		}, labelOf(link));
		return {
			path,
			isFree: !isLost && lineOf(path) !== null,
			more,
			room
		};
	}
	const leaving = {
		slots,
		out: outOf(around, link, labelOf)
	};
	const path = wayRound(around, link, (inTheWay) => spotWay(a, b, spots, leaving, inTheWay));
	return {
		path,
		isFree: lineOf(path) !== null,
		more: () => [],
		room
	};
}
/** How far a link may be moved along an edge of a card, clear of its corners, from where it would like to leave. */
function roomOf$1(port, upright, at) {
	const half = upright ? port.width / 2 - port.round - CORNER : port.height / 2 - 8;
	const middle = upright ? port.x : port.y;
	return [Math.min(at, middle - half), Math.max(at, middle + half)];
}
/** A way that is sought anew with each card that it came to run behind, until it is clear; where it can't be, the one that passes fewest. */
function wayRound(around, link, seek) {
	let inTheWay = [];
	let best = null;
	for (;;) {
		const way = seek(inTheWay);
		const met = passed(around, link, way);
		if (!best || met.length < best.met) best = {
			way,
			met: met.length
		};
		const more = met.filter((one) => !inTheWay.some(({ left, top }) => left === one.left && top === one.top));
		if (more.length === 0 || inTheWay.length + more.length > 12) return best.way;
		inTheWay = [...inTheWay, ...more];
	}
}
/** How far a link goes straight out of both cards. */
function outOf(around, link, labelOf) {
	return {
		from: lengthOut(around, link, "from", labelOf),
		to: lengthOut(around, link, "to", labelOf)
	};
}
/** From a card to itself, along the axes however other links run: a straight way would lie behind the card. */
function loopOf(around, link, port, spots, labelOf) {
	const whole = {
		from: spots.from ?? LOOP_SPOTS.from,
		to: spots.to ?? LOOP_SPOTS.to
	};
	if (link.points) return route(port, port, link.points, "orthogonal", NO_SLOTS, whole);
	if (spots.from || spots.to) return spotWay(port, port, whole, {
		slots: NO_SLOTS,
		out: outOf(around, link, labelOf)
	}, []);
	const loops = loopsOf(around, link.from);
	const at = loops.findIndex(({ key }) => key === link.key);
	return loopWay(port, loopReaches(loops.map((loop) => labelOf(loop)?.width ?? 0))[at] ?? 0, at);
}
// shared/src/chart/geometry/scene.ts
const SIDES_OF_FRAME = [
	"left",
	"top",
	"right",
	"bottom"
];
/** Where more than this part of all cards came or moved, every link that finds its own way looks anew: to ask of each card which do takes longer. */
const MANY = .25;
/**
* What stands where on a chart: cards, the ways of links and their labels, kept in step with a document by redoing only what changed.
* Cards can be away from their place in the document while they are dragged or glide.
*/
var Scene = class {
	setters;
	cards = /* @__PURE__ */ new Map();
	links = /* @__PURE__ */ new Map();
	linksOf = /* @__PURE__ */ new Map();
	cardIndex = new GridIndex();
	linkIndex = new GridIndex();
	labelIndex = new GridIndex();
	lanes = new Lanes(this);
	dirty = /* @__PURE__ */ new Set();
	routing = "orthogonal";
	/** The groups of the document. */
	groups = [];
	framed = null;
	/** Where frames stood when words were last placed by them. */
	knownFrames = /* @__PURE__ */ new Map();
	constructor(setters) {
		this.setters = setters;
	}
	/** How a card would be set, whether it stands here or not. */
	shapeOf(node) {
		return this.setters.card(node);
	}
	/** Takes a document over; cards go to where it has them. Answers which cards came, changed or went. */
	update(document) {
		const result = {
			added: [],
			changed: [],
			removed: []
		};
		this.groups = document.groups ? [...document.groups.values()] : [];
		this.framed = null;
		if (document.props.routing !== this.routing) {
			this.routing = document.props.routing;
			for (const key of this.links.keys()) this.dirty.add(key);
		}
		for (const key of this.cards.keys()) if (!document.nodes.has(key)) result.removed.push(key);
		for (const key of result.removed) this.removeCard(key);
		const fresh = [...document.nodes.values()].filter((node) => {
			const old = this.cards.get(node.key);
			return old?.node !== node || old.x !== node.x || old.y !== node.y;
		});
		const areMany = fresh.length > document.nodes.size * MANY;
		for (const node of fresh) {
			const old = this.cards.get(node.key);
			const card = {
				node,
				shape: this.setters.card(node),
				x: node.x,
				y: node.y
			};
			this.cards.set(node.key, card);
			this.placeCard(card, !areMany);
			(old ? result.changed : result.added).push(card);
		}
		for (const key of this.links.keys()) if (!document.links.has(key)) this.removeLink(key);
		for (const link of document.links.values()) this.takeLink(link);
		if (areMany) {
			for (const [key, { link }] of this.links) if (!link.points) this.dirty.add(key);
		}
		this.settle();
		return result;
	}
	/** Moves cards away from their place in the document, for as long as a drag lasts. */
	move(places) {
		for (const [key, { x, y }] of places) {
			const card = this.cards.get(key);
			if (!card || card.x === x && card.y === y) continue;
			const shift = {
				x: x - card.x,
				y: y - card.y
			};
			card.x = x;
			card.y = y;
			this.placeCard(card);
			for (const linkKey of this.linksOf.get(key) ?? []) this.bendsFollow(linkKey, key, shift, places);
		}
		this.settle(true);
	}
	/** Shows a card other than it is, for as long as it is being resized. */
	tryCard(node) {
		if (!this.cards.has(node.key)) return;
		const card = {
			node,
			shape: this.setters.card(node),
			x: node.x,
			y: node.y
		};
		this.cards.set(node.key, card);
		this.placeCard(card);
		this.settle();
	}
	/** The frames round groups, the outer ones first. */
	frames() {
		this.framed ??= this.groups.length ? framesOf(this.groups, (key) => this.boxOf(key)) : [];
		return this.framed;
	}
	/** Gives a link other bends, for as long as they are dragged. */
	bend(key, points) {
		this.tryOut(key, {
			points: points.length ? [...points] : null,
			adjusting: "End"
		});
	}
	/** Puts a link's label elsewhere on it, for as long as it is dragged. */
	placeText(key, linkTextPosition) {
		this.tryOut(key, { linkTextPosition });
	}
	/** Lets a link leave or enter by another place, for as long as its end is dragged. */
	tryEnd(key, change) {
		const link = this.links.get(key)?.link;
		if (link) this.tryOut(key, {
			...change,
			...isBentByHand(link) ? {} : { points: null }
		});
	}
	/** How a link finds its way: its own, or the chart's; never straight from a card to itself. */
	routingOf(link) {
		const routing = link.routing ?? this.routing;
		return routing === "straight" && isLoop(link) ? "orthogonal" : routing;
	}
	/** The rectangle around everything; null for an empty chart. */
	bounds(keys) {
		const boxes = (keys ? [...keys].flatMap((key) => this.cards.get(key) ?? []) : [...this.cards.values()]).map(cardBounds);
		if (keys) return union$1(boxes);
		const ways = [...this.links.values()].map((link) => pathBounds(link.path));
		return union$1([
			...boxes,
			...ways,
			...this.frames().map(({ bounds }) => bounds)
		]);
	}
	/** Cards that reach into a rectangle. */
	cardsIn(bounds) {
		return [...this.cardIndex.query(bounds)].flatMap((key) => this.cards.get(key) ?? []);
	}
	/** Links whose way or label reaches into a rectangle. */
	linksIn(bounds) {
		return [...this.linkIndex.query(bounds)].flatMap((key) => this.links.get(key) ?? []);
	}
	/** The card under a point, before notes and pictures, the smallest distance to its middle first. */
	cardAt(point) {
		const here = this.cardsIn({
			left: point.x,
			right: point.x,
			top: point.y,
			bottom: point.y
		});
		const order = (card) => card.shape.plate ? 1 : 0;
		const distance = (card) => Math.hypot(card.x - point.x, card.y - point.y);
		return here.sort((a, b) => order(a) - order(b) || distance(a) - distance(b))[0];
	}
	/** The link within `reach` of a point, or whose label is under it. */
	linkAt(point, reach) {
		const around = {
			left: point.x - reach,
			right: point.x + reach,
			top: point.y - reach,
			bottom: point.y + reach
		};
		let best;
		for (const link of this.linksIn(around)) {
			const distance = link.label && overlaps(labelBounds(link.label, link.label.shape), around) ? 0 : nearest(link.path, point).distance;
			if (distance <= reach && (!best || distance < best.distance)) best = {
				link,
				distance
			};
		}
		return best?.link;
	}
	tryOut(key, change) {
		const entry = this.links.get(key);
		if (!entry) return;
		const link = {
			...entry.link,
			...change
		};
		this.links.set(key, {
			...entry,
			link
		});
		this.touch(link);
		this.settle();
	}
	takeLink(link) {
		const old = this.links.get(link.key);
		if (old?.link === link) return;
		if (old && (old.link.from !== link.from || old.link.to !== link.to)) this.removeLink(link.key);
		this.links.set(link.key, {
			link,
			path: old?.path ?? [],
			label: null
		});
		for (const end of [link.from, link.to]) {
			const keys = this.linksOf.get(end);
			if (keys) keys.add(link.key);
			else this.linksOf.set(end, /* @__PURE__ */ new Set([link.key]));
		}
		this.touch(link);
	}
	bendsFollow(linkKey, moved, shift, places) {
		const entry = this.links.get(linkKey);
		if (!entry?.link.points) return;
		const { link } = entry;
		const together = places.has(link.from) && places.has(link.to);
		if (together ? link.from !== moved : isBentByHand(link)) return;
		const points = together ? (link.points ?? []).map((value, at) => value + (at % 2 ? shift.y : shift.x)) : null;
		const position = together ? link.linkTextPosition : .5;
		this.links.set(linkKey, {
			...entry,
			link: {
				...link,
				points,
				linkTextPosition: position
			}
		});
	}
	touch(link) {
		this.dirty.add(link.key);
		if (!link.points) this.touchOthersAt(link);
	}
	boxOf(key) {
		const card = this.cards.get(key);
		return card ? union$1([cardBounds(card), ...this.loopBoxes(key)]) : null;
	}
	/** The rectangles of a card's loops, their words included. */
	loopBoxes(key) {
		return [...this.linksOf.get(key) ?? []].flatMap((linkKey) => {
			const entry = this.links.get(linkKey);
			if (!entry || !isLoop(entry.link) || entry.path.length === 0) return [];
			const { left, top, right, bottom } = pathBounds(entry.path);
			return {
				left,
				top,
				right: right + (this.setters.label(entry.link)?.width ?? 0) / 2,
				bottom
			};
		});
	}
	placeCard(card, andPassing = true) {
		this.framed = null;
		if (andPassing) this.touchPassing(this.cardIndex.get(card.node.key));
		this.cardIndex.set(card.node.key, cardBounds(card));
		if (andPassing) this.touchPassing(cardBounds(card));
		for (const key of this.linksOf.get(card.node.key) ?? []) {
			const link = this.links.get(key)?.link;
			if (link) this.touch(link);
		}
	}
	/** Links that find their own way go round cards: where one comes or goes, they look anew. */
	touchPassing(bounds) {
		if (!bounds) return;
		for (const key of [...this.linkIndex.query(bounds), ...this.lanes.look(bounds)]) if (!this.links.get(key)?.link.points) this.dirty.add(key);
	}
	removeCard(key) {
		this.touchPassing(this.cardIndex.get(key));
		this.cards.delete(key);
		this.cardIndex.delete(key);
	}
	removeLink(key) {
		const link = this.links.get(key)?.link;
		if (!link) return;
		this.links.delete(key);
		this.lanes.drop(key);
		this.linkIndex.delete(key);
		this.labelIndex.delete(key);
		this.dirty.delete(key);
		for (const end of [link.from, link.to]) this.linksOf.get(end)?.delete(key);
		this.touchOthersAt(link);
	}
	/** Links that meet it at the held card, and those that leave the holder at places of their own: they keep apart. */
	touchOthersAt({ from, to }) {
		for (const key of this.linksOf.get(to) ?? []) if (!this.links.get(key)?.link.points) this.dirty.add(key);
		for (const key of this.linksOf.get(from) ?? []) {
			const link = this.links.get(key)?.link;
			if (link && !link.points && (link.fromSpot || link.toSpot)) this.dirty.add(key);
		}
	}
	settle(inHaste = false) {
		const dirty = [...this.dirty].filter((key) => this.links.has(key)).sort();
		this.dirty.clear();
		for (const key of dirty) this.seekWay(key);
		const changed = this.lanes.settle(inHaste);
		for (const [key, path] of changed) this.takeWay(key, path);
		this.framed = null;
		const keys = [.../* @__PURE__ */ new Set([
			...dirty,
			...changed.keys(),
			...inHaste ? [] : this.besideFrames()
		])].sort();
		for (const key of keys) this.labelIndex.delete(key);
		for (const key of keys) this.settleLabel(key);
	}
	/** Links whose words may stand on a frame that came or changed, or need not keep off one that went. */
	besideFrames() {
		const frames = new Map(this.frames().map(({ key, bounds }) => [key, bounds]));
		const known = this.knownFrames;
		this.knownFrames = frames;
		return [.../* @__PURE__ */ new Set([...known.keys(), ...frames.keys()])].flatMap((key) => {
			const [old, now] = [known.get(key), frames.get(key)];
			return old && now && SIDES_OF_FRAME.every((side) => old[side] === now[side]) ? [] : [old, now].flatMap((box) => box ? [...this.linkIndex.query(box)] : []);
		});
	}
	seekWay(key) {
		const entry = this.links.get(key);
		const from = entry && this.cards.get(entry.link.from);
		const to = entry && this.cards.get(entry.link.to);
		if (!entry || !from || !to) return;
		const routing = this.routingOf(entry.link);
		this.lanes.put(entry.link, wayOf(this, entry.link, {
			from,
			to
		}, routing, (one) => this.setters.label(one)));
	}
	takeWay(key, path) {
		const entry = this.links.get(key);
		if (!entry) return;
		this.links.set(key, {
			link: entry.link,
			path,
			label: null
		});
		this.linkIndex.set(key, pathBounds(path, 6));
	}
	/** Once all ways are known, as a label keeps off other links. */
	settleLabel(key) {
		const entry = this.links.get(key);
		if (!entry || entry.path.length === 0) return;
		const { link, path } = entry;
		const shape = this.setters.label(link);
		const label = shape && {
			shape,
			...labelPoint(this, link, path, shape)
		};
		this.links.set(key, {
			link,
			path,
			label
		});
		const way = pathBounds(path, 6);
		const text = label && labelBounds(label, label.shape);
		this.linkIndex.set(key, (text && union$1([way, text])) ?? way);
		if (text) this.labelIndex.set(key, text);
	}
};
// client/src/chart/layout/space.ts
/** Space between things, in chart units. */
const SPACE = {
	cards: 36,
	layers: 36,
	parts: 72,
	loose: 32,
	arrow: 14
};
// client/src/chart/layout/groups.ts
/**
* The groups that a layout keeps together, the outer ones first, each with those of its cards that are laid out. Of two groups that share
* cards without one lying in the other, only the larger is kept together.
*/
function layoutGroups(groups, isLaid) {
	const byKey = new Map(groups.map((group) => [group.key, group]));
	const found = groups.flatMap(({ key }) => {
		const seen = /* @__PURE__ */ new Set([key]);
		for (const one of seen) for (const member of byKey.get(one)?.members ?? []) seen.add(member);
		const cards = [...seen].filter((one) => !byKey.has(one) && isLaid(one)).sort();
		return cards.length ? [{
			key,
			cards
		}] : [];
	});
	found.sort((a, b) => b.cards.length - a.cards.length || (a.key < b.key ? -1 : 1));
	const kept = [];
	for (const group of found) if (kept.filter(({ cards }) => group.cards.some((card) => cards.includes(card))).every(({ cards }) => group.cards.every((card) => cards.includes(card)))) kept.push(group);
	return kept;
}
/** For each card in a group, the groups that it lies in, the outer ones first. */
function groupsAround(groups) {
	const around = /* @__PURE__ */ new Map();
	for (const { key, cards } of groups) for (const card of cards) {
		const list = around.get(card);
		if (list) list.push(key);
		else around.set(card, [key]);
	}
	return around;
}
/** How deep groups lie in each other; 1 where none lies in another, 0 where there is none. */
function depthOf(groups) {
	return Math.max(0, ...[...groupsAround(groups).values()].map(({ length }) => length));
}
/** The frames of groups round cards at these places. */
function layoutFrames(groups, cards, places) {
	return framesOf(groups.map(({ key, cards: all }, at) => {
		const inner = groups.slice(at + 1).filter((other) => other.cards.every((card) => all.includes(card)));
		const covered = new Set(inner.flatMap((other) => other.cards));
		return {
			key,
			name: "",
			collapsed: false,
			members: [...inner.map((other) => other.key), ...all.filter((card) => !covered.has(card))]
		};
	}), (key) => {
		const [node, at] = [cards.get(key), places.get(key)];
		if (!node || !at) return null;
		const box = boundsOf({
			...at,
			width: node.width,
			height: node.height
		});
		return {
			...box,
			bottom: box.bottom + node.drop
		};
	});
}
/** The cards that stand over the frame of a group which they don't belong to. */
function intruders(groups, cards, places) {
	const members = new Map(groups.map(({ key, cards: all }) => [key, new Set(all)]));
	const frames = layoutFrames(groups, cards, places);
	return [...places].flatMap(([key, at]) => {
		const node = cards.get(key);
		if (!node) return [];
		const box = boundsOf({
			...at,
			width: node.width,
			height: node.height
		});
		const own = {
			...box,
			bottom: box.bottom + node.drop
		};
		return frames.some((frame) => !members.get(frame.key)?.has(key) && overlaps(frame.bounds, own)) ? [key] : [];
	});
}
new Intl.Collator("en", {
	sensitivity: "accent",
	numeric: false
});
const natural = new Intl.Collator("en", {
	sensitivity: "base",
	numeric: true
});
/** The order of names in lists and reports: without regard to case and accents, "Fund 2" before "Fund 10". */
function naturalOrder(a, b) {
	return natural.compare(a, b);
}
// client/src/chart/model/relations.ts
/** Which way a link says that one holds the other: Reversed turns it, None and Double still read from `from` to `to`. */
function holderAndHeld(link) {
	return link.arrowType === "Reversed" ? {
		holder: link.to,
		held: link.from
	} : {
		holder: link.from,
		held: link.to
	};
}
/** The share that orders a link: the exact one, else the least the range allows; -1 without any. */
function shareOf(link) {
	const { percentage, minimum, maximum } = summarize(link.roles);
	return percentage ?? minimum ?? (maximum != null ? 0 : -1);
}
/** Orders records by name as people read them, then by key. */
function compareNames(a, b) {
	return naturalOrder(a.name, b.name) || (a.key < b.key ? -1 : a.key > b.key ? 1 : 0);
}
// client/src/chart/layout/gathered.ts
/** Things in their order, but those of one group after each other, where the first of them comes. Groups come the outer ones first. */
function gathered(things, cardOf, groups) {
	return groups.reduce((ordered, { cards }) => {
		const group = new Set(cards);
		const isIn = (thing) => group.has(cardOf(thing));
		const first = ordered.findIndex(isIn);
		if (first < 0) return ordered;
		const rest = ordered.slice(first);
		return [
			...ordered.slice(0, first),
			...rest.filter(isIn),
			...rest.filter((thing) => !isIn(thing))
		];
	}, [...things]);
}
// client/src/chart/layout/order.ts
/**
* The chart's unconnected parts, the largest first, cards without any link gathered in the last. What comes out doesn't depend on the
* order of what goes in. Cards are ordered from the top down, siblings by share, then by name, those of one group after each other.
*/
function parts(input) {
	const nodes = new Map([...input.nodes].sort(compareNames).map((node) => [node.key, node]));
	const edges = input.links.filter((link) => link.from !== link.to && nodes.has(link.from) && nodes.has(link.to)).map((link) => ({
		link,
		...holderAndHeld(link)
	})).sort((a, b) => b.link.share - a.link.share || compareEnds(a, b, nodes));
	const groups = input.groups ?? [];
	const down = new Map([...group(edges, (edge) => edge.holder)].map(([key, held]) => [key, gathered(held, (edge) => edge.held, groups)]));
	const up = group(edges, (edge) => edge.held);
	const seen = /* @__PURE__ */ new Set();
	const found = [];
	const single = [];
	for (const start of starts(nodes, edges, up)) {
		if (seen.has(start.key)) continue;
		const keys = connected(start.key, down, up, groups);
		const ordered = walk(keys, nodes, down, up);
		for (const node of ordered) seen.add(node.key);
		const own = groups.filter(({ cards }) => cards.some((card) => keys.has(card)));
		const part = {
			nodes: ordered,
			edges: ordered.flatMap((node) => down.get(node.key) ?? []),
			groups: own
		};
		if (ordered.length === 1 && own.length === 0) single.push(...ordered);
		else found.push(part);
	}
	found.sort((a, b) => b.nodes.length - a.nodes.length || compareFirst(a, b));
	single.sort(compareNames);
	return single.length ? [...found, {
		nodes: single,
		edges: [],
		groups: []
	}] : found;
}
/** All of a chart as one part, in the order of its parts. */
function wholePart(input) {
	const all = parts(input);
	return {
		nodes: all.flatMap(({ nodes }) => nodes),
		edges: all.flatMap(({ edges }) => edges),
		groups: input.groups ?? []
	};
}
/** Cards that nobody holds come first, those with the largest holding before others; then what is only in loops. */
function starts(nodes, edges, up) {
	const largest = /* @__PURE__ */ new Map();
	for (const { holder, link } of edges) largest.set(holder, Math.max(largest.get(holder) ?? -1, link.share));
	return [...nodes.values()].sort((a, b) => Number(up.has(a.key)) - Number(up.has(b.key)) || (largest.get(b.key) ?? -1) - (largest.get(a.key) ?? -1) || compareNames(a, b));
}
function connected(start, down, up, groups) {
	const keys = /* @__PURE__ */ new Set([start]);
	for (const key of keys) {
		for (const { cards } of groups) if (cards.includes(key)) for (const card of cards) keys.add(card);
		for (const edge of down.get(key) ?? []) keys.add(edge.held);
		for (const edge of up.get(key) ?? []) keys.add(edge.holder);
	}
	return keys;
}
/** Depth first from the tops: each card, then what it holds by share; where the held has other owners not yet named, they come beside. */
function walk(keys, nodes, down, up) {
	const own = new Map([...keys].flatMap((key) => {
		const node = nodes.get(key);
		return node ? [[key, node]] : [];
	}));
	const edges = [...own.keys()].flatMap((key) => down.get(key) ?? []);
	const ordered = [];
	const seen = /* @__PURE__ */ new Set();
	for (const start of starts(own, edges, up)) {
		const stack = [start.key];
		for (let key = stack.pop(); key !== void 0; key = stack.pop()) {
			const node = own.get(key);
			if (!node || seen.has(key)) continue;
			seen.add(key);
			ordered.push(node);
			for (const edge of [...down.get(key) ?? []].reverse()) stack.push(edge.held);
		}
	}
	return ordered;
}
function compareEnds(a, b, nodes) {
	const none = {
		key: "",
		name: ""
	};
	return compareNames(nodes.get(a.held) ?? none, nodes.get(b.held) ?? none) || compareNames(nodes.get(a.holder) ?? none, nodes.get(b.holder) ?? none) || (a.link.key < b.link.key ? -1 : 1);
}
function compareFirst(a, b) {
	const [first, second] = [a.nodes[0], b.nodes[0]];
	return first && second ? compareNames(first, second) : 0;
}
/** Items by what they have in common, in their order. */
function group(items, keyOf) {
	const groups = /* @__PURE__ */ new Map();
	for (const item of items) {
		const list = groups.get(keyOf(item));
		if (list) list.push(item);
		else groups.set(keyOf(item), [item]);
	}
	return groups;
}
// client/src/chart/layout/pack.ts
/** Parts that fit on one screen stand side by side, however few they are. */
const SCREEN = 1400;
/** Puts blocks side by side from left to right, tops aligned, in rows about 16 : 10 in all; answers with each one's upper left corner. */
function pack(blocks, gap) {
	const area = blocks.reduce((sum, block) => sum + (block.width + gap) * (block.height + gap), 0);
	const widest = Math.max(0, ...blocks.map((block) => block.width));
	const limit = Math.max(widest, SCREEN, Math.sqrt(area * 1.6));
	let x = 0;
	let y = 0;
	let rowHeight = 0;
	return blocks.map((block) => {
		if (x > 0 && x + block.width > limit) {
			x = 0;
			y += rowHeight + gap;
			rowHeight = 0;
		}
		const place = {
			x,
			y
		};
		x += block.width + gap;
		rowHeight = Math.max(rowHeight, block.height);
		return place;
	});
}
// client/src/chart/layout/assemble.ts
/** What a person gave a link by hand goes: its bends' mark, and the places by which it leaves and enters. */
const FREE = {
	adjusting: null,
	fromSpot: null,
	toSpot: null
};
/** Lays out each unconnected part and puts them side by side. `plain` is how a link goes that its part says nothing of. */
async function assembled(input, lay, plain) {
	const laid = [];
	for (const part of input.together ? [wholePart(input)] : parts(input)) {
		const isLoose = part.edges.length === 0 && part.groups.length === 0 && !input.together;
		laid.push(isLoose ? layLoose(part.nodes) : withRoom(part, await lay(part)));
	}
	const corners = pack(laid, SPACE.parts);
	const nodes = /* @__PURE__ */ new Map();
	const links = new Map(input.links.map(({ key }) => [key, {
		points: null,
		linkTextPosition: .5,
		...FREE,
		...plain
	}]));
	for (const [at, part] of laid.entries()) {
		const corner = corners[at] ?? {
			x: 0,
			y: 0
		};
		for (const [key, point] of part.nodes) nodes.set(key, {
			x: Math.round(point.x + corner.x),
			y: Math.round(point.y + corner.y)
		});
		for (const [key, way] of part.links) {
			const path = way.path.map(({ x, y }) => ({
				x: Math.round(x + corner.x),
				y: Math.round(y + corner.y)
			}));
			const label = way.label && {
				x: way.label.x + corner.x,
				y: way.label.y + corner.y
			};
			links.set(key, {
				...bends(way.turned ? path.reverse() : path, label),
				...FREE,
				...plain
			});
		}
	}
	return {
		nodes,
		links
	};
}
/** A laid part with the frames of its groups, which reach beyond its cards. */
function withRoom(part, laid) {
	if (part.groups.length === 0) return laid;
	const cards = new Map(part.nodes.map((node) => [node.key, node]));
	const around = union$1(layoutFrames(part.groups, cards, laid.nodes).map(({ bounds }) => bounds));
	if (!around) return laid;
	const by = {
		x: Math.max(0, -around.left),
		y: Math.max(0, -around.top)
	};
	const moved = (point) => ({
		x: point.x + by.x,
		y: point.y + by.y
	});
	return {
		width: by.x + Math.max(laid.width, around.right),
		height: by.y + Math.max(laid.height, around.bottom),
		nodes: new Map([...laid.nodes].map(([key, at]) => [key, moved(at)])),
		links: new Map([...laid.links].map(([key, way]) => [key, {
			...way,
			path: way.path.map(moved),
			label: way.label && moved(way.label)
		}]))
	};
}
/** Cards without links, in rows. */
function layLoose(cards) {
	const columns = Math.max(1, Math.ceil(Math.sqrt(cards.length)));
	const width = Math.max(...cards.map((card) => card.width));
	const height = Math.max(...cards.map((card) => card.height + card.drop));
	const nodes = new Map(cards.map((card, at) => [card.key, {
		x: at % columns * (width + SPACE.loose) + width / 2,
		y: Math.floor(at / columns) * (height + SPACE.loose) + height / 2
	}]));
	const rows = Math.ceil(cards.length / columns);
	return {
		width: Math.min(columns, cards.length) * (width + SPACE.loose) - SPACE.loose,
		height: rows * (height + SPACE.loose) - SPACE.loose,
		nodes,
		links: /* @__PURE__ */ new Map()
	};
}
/** A path as kept with a link: its bends without the ends, and at least one point, so that a straight link stays where it is. */
function bends(path, label) {
	const inner = path.slice(1, -1);
	const [start, end] = [path[0], path.at(-1)];
	if (inner.length === 0 && start && end) inner.push({
		x: Math.round((start.x + end.x) / 2),
		y: Math.round((start.y + end.y) / 2)
	});
	return {
		points: inner.flatMap(({ x, y }) => [x, y]),
		linkTextPosition: label ? Math.round(nearest(path, label).fraction * 1e4) / 1e4 : .5
	};
}
// client/src/chart/layout/crossings.ts
/** How many pairs of links cross; `apart` leaves out those that share a card, as they run together on purpose. */
function crossings(ways, which = "apart") {
	const boxed = ways.map((way) => ({
		way,
		box: boxOf(way.path)
	})).sort((a, b) => a.box.left - b.box.left);
	let count = 0;
	for (const [at, one] of boxed.entries()) for (let next = at + 1; next < boxed.length; next++) {
		const other = boxed[next];
		if (!other || other.box.left > one.box.right) break;
		if (other.box.top > one.box.bottom || other.box.bottom < one.box.top) continue;
		if (((/* @__PURE__ */ new Set([
			one.way.from,
			one.way.to,
			other.way.from,
			other.way.to
		])).size === 4 || which === "all") && waysCross(one.way.path, other.way.path)) count++;
	}
	return count;
}
function boxOf(path) {
	const [xs, ys] = [path.map(({ x }) => x), path.map(({ y }) => y)];
	return {
		left: Math.min(...xs),
		right: Math.max(...xs),
		top: Math.min(...ys),
		bottom: Math.max(...ys)
	};
}
function waysCross(one, other) {
	const others = runs(other);
	return runs(one).some(([a, b]) => others.some(([c, d]) => runsCross(a, b, c, d)));
}
function runs(path) {
	return path.slice(1).flatMap((end, at) => {
		const start = path[at];
		return start ? [[start, end]] : [];
	});
}
function runsCross(a, b, c, d) {
	return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;
}
function side(a, b, point) {
	const turn = (b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x);
	return Math.abs(turn) < .01 ? 0 : turn;
}
// client/src/chart/layout/bundles.ts
/** Room of a link without words beside others, and for its turn to its own words. */
const BARE = 16;
const TURN = 14;
/** How far apart links of a bundle enter where other links enter beside them. */
const CLOSE = 14;
/** Links of the same owner to the same card, in the order of the first of each. */
function bundlesOf(edges) {
	return [...group(edges, ({ holder, held }) => `${holder}\n${held}`).values()].flatMap(([first, ...rest]) => first ? [[first, ...rest]] : []);
}
/** Room for the words of all links of a bundle beside each other; none where there is one link without words. */
function roomOf(bundle) {
	const sizes = bundle.map(({ link: { label } }) => label ?? {
		width: 0,
		height: 0
	});
	const height = Math.max(...sizes.map((size) => size.height));
	if (bundle.length > 1) return {
		width: sum(bundle.map(widthOf)),
		height: height + SPACE.arrow + TURN
	};
	const [{ width } = { width: 0 }] = sizes;
	return bundle[0].link.label ? {
		width: width + 8,
		height: height + SPACE.arrow
	} : {
		width: 0,
		height: 0
	};
}
/**
* The ways of a bundle's links: as one as far as the room for their words, each through its own words, and side by side into the card
* that is held, or as one again where the bundle turns once more. `arriving` is how many bundles enter that card.
*/
function bundleWays(bundle, { path, room }, held, arriving) {
	const middle = room.x + room.width / 2;
	const top = room.y + TURN;
	const at = path.findIndex((end, index) => runsThrough(path[index - 1], end, middle, room.y + room.height / 2));
	const [start, end] = [path[at - 1], path[at]];
	const isLast = at === path.length - 1 && !!start && !!end && start.y < end.y;
	const widest = Math.max(0, (held?.width ?? 0) / 2 - (held?.corner ?? 0));
	let left = room.x;
	return new Map(bundle.map((edge, index) => {
		const x = left + widthOf(edge) / 2;
		left += widthOf(edge);
		const { link } = edge;
		const aside = (index - (bundle.length - 1) / 2) * CLOSE;
		const entry = arriving === 1 && Math.max(middle - room.x - widthOf(bundle[0]) / 2, x - middle) <= widest ? x : middle + aside;
		const turns = [top - TURN / 2, room.y + room.height - 4];
		const [before, after] = start && end && start.y > end.y ? turns.reverse() : turns;
		const own = [
			{
				x: middle,
				y: before ?? 0
			},
			{
				x,
				y: before ?? 0
			},
			{
				x,
				y: after ?? 0
			},
			{
				x: isLast ? entry : middle,
				y: after ?? 0
			}
		];
		const rest = isLast && end ? [{
			x: entry,
			y: end.y
		}] : path.slice(at);
		const whole = at > 0 ? [
			...path.slice(0, at),
			...own,
			...rest
		] : [...path];
		const label = link.label && {
			x,
			y: top + (room.height - TURN - SPACE.arrow) / 2
		};
		return [link.key, {
			path: simplified(whole),
			label,
			turned: link.from !== edge.holder
		}];
	}));
}
function runsThrough(start, end, x, y) {
	if (!start || Math.abs(start.x - x) > 1 || Math.abs(end.x - x) > 1) return false;
	return Math.min(start.y, end.y) <= y && y <= Math.max(start.y, end.y);
}
function widthOf({ link: { label } }) {
	return label ? label.width + 8 : BARE;
}
function sum(values) {
	return values.reduce((total, value) => total + value, 0);
}
// client/src/chart/layout/elkPosition.ts
/** Where a card stands among those of its row, by the order of which elkjs lays out. */
function positionOf({ x, y }) {
	return { "elk.position": `(${x},${y})` };
}
// client/src/chart/layout/elkGraph.ts
const OPTIONS = {
	"elk.algorithm": "layered",
	"elk.direction": "DOWN",
	"elk.edgeRouting": "ORTHOGONAL",
	"elk.padding": "[top=0,left=0,bottom=0,right=0]",
	"elk.separateConnectedComponents": "false",
	"elk.layered.nodePlacement.networkSimplex.nodeFlexibility.default": "NONE",
	"elk.layered.edgeLabels.centerLabelPlacementStrategy": "HEAD_LAYER",
	"elk.spacing.nodeNode": String(SPACE.cards),
	"elk.spacing.edgeNode": "20",
	"elk.spacing.edgeEdge": "14",
	"elk.spacing.portPort": "28",
	"elk.spacing.edgeLabel": "0",
	"elk.spacing.labelNode": "8",
	"elk.spacing.labelLabel": "8",
	"elk.layered.spacing.nodeNodeBetweenLayers": String(SPACE.layers),
	"elk.layered.spacing.edgeNodeBetweenLayers": "18",
	"elk.layered.spacing.edgeEdgeBetweenLayers": "14"
};
/** Above so many cards the best placement takes too long (6 s for 1,000); the next best looks nearly as good. */
const BEST_PLACEMENT_MAX = 250;
const ORDERED = {
	ordered: true,
	thoroughness: 7,
	seed: 1
};
/**
* A part of the chart as ELK's graph. A card's links leave together from the middle of its foot, so that they share a trunk; they
* enter side by side at its head, or together where there are too many. Labels stand on the links and are kept free by ELK.
*/
function elkGraph(part, { ordered, thoroughness, seed } = ORDERED, walls) {
	const ends = /* @__PURE__ */ new Map();
	const bundles = bundlesOf(part.edges);
	const leads = bundles.map(([lead]) => lead);
	const children = part.nodes.map((node) => elkNode(node, leads, ends, walls?.places.get(node.key)));
	const isWorded = part.groups.length > 0 || leads.length < part.edges.length || leads.some(({ link }) => link.label);
	const edges = bundles.map((bundle) => elkEdge(bundle, ends, isWorded));
	const placement = part.nodes.length > BEST_PLACEMENT_MAX ? "LINEAR_SEGMENTS" : "NETWORK_SIMPLEX";
	const layers = Math.max(SPACE.layers, depthOf(part.groups) * 34);
	const layoutOptions = {
		...OPTIONS,
		"elk.layered.nodePlacement.strategy": placement,
		"elk.layered.considerModelOrder.strategy": ordered ? "NODES_AND_EDGES" : "NONE",
		"elk.layered.thoroughness": String(thoroughness),
		"elk.randomSeed": String(seed),
		"elk.layered.spacing.nodeNodeBetweenLayers": String(layers),
		...walls && { "elk.layered.crossingMinimization.semiInteractive": "true" }
	};
	if (!walls) return {
		id: "chart",
		layoutOptions,
		children,
		edges
	};
	return {
		id: "chart",
		layoutOptions,
		children: [...children, ...walls.children],
		edges: [...edges, ...walls.edges]
	};
}
function elkNode(node, edges, ends, place) {
	const arriving = edges.filter((edge) => edge.held === node.key);
	const leaving = edges.filter((edge) => edge.holder === node.key);
	const room = Math.floor((node.width - 2 * node.corner) / 28);
	const together = arriving.length > Math.min(8, Math.max(1, room));
	const ports = [];
	for (const [at, edge] of arriving.entries()) {
		const id = `${node.key}\u0000in${together ? "" : at}`;
		if (!together || at === 0) ports.push(port(id, "NORTH"));
		endsOf(ends, edge).target = id;
	}
	if (leaving.length) ports.push(port(`${node.key}\u0000out`, "SOUTH"));
	for (const edge of leaving) endsOf(ends, edge).source = `${node.key}\u0000out`;
	return {
		id: node.key,
		width: node.width,
		height: node.height + node.drop,
		ports,
		layoutOptions: {
			"elk.portConstraints": "FIXED_SIDE",
			"elk.portAlignment.default": "CENTER",
			"elk.alignment": "TOP",
			...place && positionOf(place),
			"elk.spacing.portsSurrounding": `[top=0,left=${node.corner},bottom=0,right=${node.corner}]`
		}
	};
}
function port(id, side) {
	return {
		id,
		width: 0,
		height: 0,
		layoutOptions: { "elk.port.side": side }
	};
}
/** Where any link of a part has words, one without leaves the room of none: so all cards of a level stand in one row. */
function elkEdge(bundle, ends, isWorded) {
	const [{ link, holder, held }] = bundle;
	const own = ends.get(link.key);
	const label = {
		id: `${link.key}\u0000label`,
		text: "·",
		...roomOf(bundle),
		layoutOptions: {
			"elk.edgeLabels.inline": "true",
			"elk.edgeLabels.placement": "CENTER"
		}
	};
	return {
		id: link.key,
		sources: [own?.source || holder],
		targets: [own?.target || held],
		...isWorded && { labels: [label] }
	};
}
function endsOf(ends, edge) {
	const own = ends.get(edge.link.key) ?? {
		source: "",
		target: ""
	};
	ends.set(edge.link.key, own);
	return own;
}
// client/src/chart/layout/nearby.ts
const STEP = 40;
const RINGS = 80;
/** The place nearest to a point, in rings round it, that is free; the point itself where none is. */
function nearby(wanted, free) {
	for (let ring = 0; ring < RINGS; ring++) {
		const around = [];
		for (let at = -ring; at <= ring; at++) {
			const [along, away] = [at * STEP, ring * STEP];
			around.push({
				x: wanted.x + along,
				y: wanted.y + away
			}, {
				x: wanted.x + away,
				y: wanted.y + along
			}, {
				x: wanted.x - away,
				y: wanted.y + along
			}, {
				x: wanted.x + along,
				y: wanted.y - away
			});
		}
		const found = around.find(free);
		if (found) return found;
	}
	return wanted;
}
// client/src/chart/layout/outOfFrames.ts
/** Space that a card put elsewhere keeps from what stands there. */
const CLEAR = 20;
/** A card put elsewhere may widen the frame of a group of its own; so often that is looked at again. */
const ROUNDS = 8;
/**
* A laid part of which groups over each other are put apart, and each card that stands over the frame of a group of others goes to the nearest place clear of cards and of such
* frames; its links find their way by themselves.
*/
function outOfFrames(part, laid) {
	if (part.groups.length === 0) return laid;
	const cards = new Map(part.nodes.map((node) => [node.key, node]));
	const { places, moved } = putOutOfFrames(part.groups, cards, laid.nodes);
	if (moved.size === 0) return laid;
	const links = new Map(laid.links);
	for (const { link } of part.edges) if (moved.has(link.from) || moved.has(link.to)) links.delete(link.key);
	return framed(cards, places, {
		...laid,
		links
	});
}
/** Puts cards that stand over the frames of groups of others elsewhere, but for those that keep their place; tells which have moved. */
function putOutOfFrames(groups, cards, standing, fixed = /* @__PURE__ */ new Set()) {
	const places = new Map(standing);
	const moved = /* @__PURE__ */ new Set();
	for (let round = 0; round < ROUNDS; round++) {
		for (const key of putApart(groups, cards, places, fixed)) moved.add(key);
		const over = intruders(groups, cards, places).filter((key) => !fixed.has(key));
		if (over.length === 0) break;
		for (const key of over) {
			const [node, at] = [cards.get(key), places.get(key)];
			if (!node || !at) continue;
			places.set(key, freePlace(node, at, groups, cards, places));
			moved.add(key);
		}
	}
	return {
		places,
		moved
	};
}
/** Moves groups as a whole, one after the other, to where their frames are clear of those before; answers which cards have moved. */
function putApart(groups, cards, places, fixed) {
	const moved = [];
	groups.forEach((group, at) => {
		if (group.cards.some((card) => fixed.has(card))) return;
		const frames = new Map(layoutFrames(groups, cards, places).map(({ key, bounds }) => [key, bounds]));
		const own = frames.get(group.key);
		const taken = groups.slice(0, at).filter((other) => !group.cards.every((card) => other.cards.includes(card))).flatMap(({ key }) => frames.get(key) ?? []);
		if (!own || taken.every((other) => !overlaps(other, own))) return;
		const by = nearby({
			x: 0,
			y: 0
		}, ({ x, y }) => {
			const there = {
				left: own.left + x,
				right: own.right + x,
				top: own.top + y,
				bottom: own.bottom + y
			};
			return taken.every((other) => !overlaps(other, grown(there)));
		});
		for (const card of group.cards) {
			const place = places.get(card);
			if (place) places.set(card, {
				x: place.x + by.x,
				y: place.y + by.y
			});
			moved.push(card);
		}
	});
	return moved;
}
function grown({ left, right, top, bottom }) {
	return {
		left: left - CLEAR,
		right: right + CLEAR,
		top: top - CLEAR,
		bottom: bottom + CLEAR
	};
}
function freePlace(node, at, groups, cards, places) {
	const own = new Set(groups.filter((group) => group.cards.includes(node.key)).map(({ key }) => key));
	const frames = layoutFrames(groups, cards, places).filter(({ key }) => !own.has(key));
	const taken = [...[...places].flatMap(([key, place]) => key === node.key ? [] : boxAt(cards.get(key), place) ?? []), ...frames.map(({ bounds }) => bounds)];
	return nearby(at, (place) => {
		const box = boxAt(node, place, CLEAR);
		return !!box && taken.every((other) => !overlaps(other, box));
	});
}
function boxAt(node, at, clear = 0) {
	if (!node) return null;
	const box = boundsOf({
		...at,
		width: node.width,
		height: node.height
	}, clear);
	return {
		...box,
		bottom: box.bottom + node.drop
	};
}
/** A part with its upper left corner at nought again. */
function framed(cards, places, { links, ...laid }) {
	const boxes = [...places].flatMap(([key, at]) => boxAt(cards.get(key), at) ?? []);
	const left = Math.min(...boxes.map((box) => box.left));
	const top = Math.min(...boxes.map((box) => box.top));
	const moved = ({ x, y }) => ({
		x: x - left,
		y: y - top
	});
	return {
		...laid,
		width: Math.max(...boxes.map((box) => box.right)) - left,
		height: Math.max(...boxes.map((box) => box.bottom)) - top,
		nodes: new Map([...places].map(([key, at]) => [key, moved(at)])),
		links: new Map([...links].map(([key, way]) => [key, {
			...way,
			path: way.path.map(moved),
			label: way.label && moved(way.label)
		}]))
	};
}
// client/src/chart/layout/plainElk.ts
/** A graph of which elkjs is told nothing but the sizes of cards: what its layout by default is measured by. */
function plainGraph({ nodes, links }, seed = 1) {
	return {
		id: "chart",
		layoutOptions: {
			"elk.algorithm": "layered",
			"elk.direction": "DOWN",
			"elk.randomSeed": String(seed)
		},
		children: nodes.map(({ key, width, height }) => ({
			id: key,
			width,
			height
		})),
		edges: links.map(({ key, from, to }) => ({
			id: key,
			sources: [from],
			targets: [to]
		}))
	};
}
/** The ways of links on such a graph laid out. */
function plainWays({ edges }, links) {
	const ends = new Map(links.map(({ key, from, to }) => [key, {
		from,
		to
	}]));
	return (edges ?? []).flatMap(({ id, sections }) => {
		const [section, own] = [sections?.[0], ends.get(id)];
		if (!section || !own) return [];
		return [{
			...own,
			path: [
				section.startPoint,
				...section.bendPoints ?? [],
				section.endPoint
			]
		}];
	});
}
// client/src/chart/layout/kinks.ts
/** A run across of at most so many chart units is a kink, not a way. */
const KINK = 6;
/**
* Takes kinks out of links that run down but for a few units across: the end that is the only link on its side of a card slides along that
* card's edge. Where neither is alone, the link stays as it is.
*/
function withoutKinks({ edges }, laid) {
	const down = count(edges.map(({ holder }) => holder));
	const up = count(edges.map(({ held }) => held));
	const links = new Map(laid.links);
	for (const { link, holder, held } of edges) {
		const way = links.get(link.key);
		if (!way) continue;
		const [a, b, c, d] = way.path;
		if (way.path.length !== 4 || !a || !b || !c || !d || !isKink(a, b, c, d)) continue;
		const [isFirstAlone, isLastAlone] = [down.get(holder) === 1, up.get(held) === 1];
		if (!isFirstAlone && !isLastAlone) continue;
		const x = isLastAlone ? a.x : d.x;
		const path = [{
			x,
			y: a.y
		}, {
			x,
			y: d.y
		}];
		links.set(link.key, {
			...way,
			path,
			label: way.label && {
				...way.label,
				x
			}
		});
	}
	return {
		...laid,
		links
	};
}
function isKink(a, b, c, d) {
	return a.x === b.x && c.x === d.x && b.y === c.y && b.x !== c.x && Math.abs(b.x - c.x) <= KINK;
}
function count(keys) {
	const counts = /* @__PURE__ */ new Map();
	for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
	return counts;
}
// client/src/chart/layout/mirror.ts
/**
* A laid part, or its mirror image where more siblings then stand in the order of their shares, and else of their names, from the left
* (LOOK.md). What crosses is the same in both.
*/
function readingWay(part, laid) {
	const { kept, turned } = neighbours(part, laid);
	return turned > kept ? mirrored(laid) : laid;
}
/** How many neighbours of one owner, or of one held, stand in their order, and how many the other way round. */
function neighbours({ edges }, { nodes }) {
	const count = {
		kept: 0,
		turned: 0
	};
	const compare = (siblings, keyOf) => {
		for (let at = 1; at < siblings.length; at++) {
			const [a, b] = [siblings[at - 1], siblings[at]].map((edge) => edge && nodes.get(keyOf(edge)));
			if (!a || !b || a.x === b.x) continue;
			count[a.x < b.x ? "kept" : "turned"] += 1;
		}
	};
	for (const siblings of group(edges, ({ holder }) => holder).values()) compare(siblings, ({ held }) => held);
	for (const owners of group([...edges].sort(byShare), ({ held }) => held).values()) compare(owners, ({ holder }) => holder);
	return count;
}
const byShare = (a, b) => b.link.share - a.link.share;
function mirrored(laid) {
	const { width, nodes, links } = laid;
	const across = (point) => ({
		...point,
		x: width - point.x
	});
	return {
		...laid,
		nodes: new Map([...nodes].map(([key, point]) => [key, across(point)])),
		links: new Map([...links].map(([key, way]) => [key, {
			...way,
			path: way.path.map(across),
			label: way.label && across(way.label)
		}]))
	};
}
// client/src/chart/layout/branches.ts
/** By owner, the branches that hang under it, in the order in which a reader would name them. */
function branchesByOwner(part) {
	const owners = group(part.edges, ({ held }) => held);
	const cards = ownCards(part, owners);
	return [...group(part.edges.flatMap((edge) => {
		const own = cards.get(edge.held);
		if (!own || owners.get(edge.held)?.length !== 1) return [];
		const inside = [...own].flatMap((card) => card === edge.held ? [] : owners.get(card) ?? []);
		return [{
			key: edge.held,
			edge,
			cards: own,
			inside
		}];
	}), ({ edge }) => edge.holder).values()];
}
/** For each card that one owner alone holds, and so all below it: itself and all below it. */
function ownCards({ nodes, edges }, owners) {
	const down = group(edges, ({ holder }) => holder);
	const found = /* @__PURE__ */ new Map();
	for (const { key } of nodes) {
		const cards = /* @__PURE__ */ new Set([key]);
		for (const one of cards) for (const { held } of down.get(one) ?? []) cards.add(held);
		const outside = [...cards].flatMap((one) => (owners.get(one) ?? []).filter(({ holder }) => !cards.has(holder)));
		const [first] = outside;
		if (first && outside.every(({ holder, held }) => holder === first.holder && held === key)) found.set(key, cards);
	}
	return found;
}
/** Branches at their places, from left to right. */
function standingBranches(branches, standing) {
	return branches.flatMap((branch) => standingBranch(branch, standing) ?? []).sort((a, b) => a.box.left - b.box.left);
}
function standingBranch(branch, standing) {
	const { nodes, links } = standing.laid;
	const { key, edge, cards, inside } = branch;
	const [at, label, first] = [
		nodes.get(key),
		links.get(edge.link.key)?.label,
		standing.cardBox(key)
	];
	if (!at || !first) return null;
	const words = label && edge.link.label && labelBounds({
		x: at.x,
		y: label.y
	}, edge.link.label);
	const box = union$1([
		...[...cards].flatMap((card) => standing.cardBox(card) ?? []),
		...words ? [words] : [],
		...inside.flatMap((one) => standing.piecesOf(one))
	]);
	return box && {
		...branch,
		box,
		top: first.top
	};
}
/** Moves a branch sideways, but for its owner's link. */
function moveBranch({ cards, inside }, by, { laid: { nodes, links } }) {
	const moved = (point) => ({
		...point,
		x: point.x + by
	});
	for (const card of cards) {
		const at = nodes.get(card);
		if (at) nodes.set(card, moved(at));
	}
	for (const { link } of inside) {
		const way = links.get(link.key);
		if (way) links.set(link.key, {
			...way,
			path: way.path.map(moved),
			label: way.label && moved(way.label)
		});
	}
}
// client/src/chart/layout/standing.ts
/** Space that a branch keeps from what is not its owner's. */
const APART = 6;
/** A laid part while its cards change places: where each stands, and what takes up room there. */
var Standing = class {
	laid;
	/** The links that lead to each card. */
	owners;
	sizes;
	things;
	constructor(part, laid) {
		this.laid = {
			...laid,
			nodes: new Map(laid.nodes),
			links: new Map(laid.links)
		};
		this.owners = group(part.edges, ({ held }) => held);
		this.sizes = new Map(part.nodes.map((node) => [node.key, node]));
		this.things = new Map(part.nodes.map(({ key }) => [key, this.thingsOf(key)]));
	}
	/** The box of a card with what hangs below it. */
	cardBox(key) {
		const [node, at] = [this.sizes.get(key), this.laid.nodes.get(key)];
		if (!node || !at) return null;
		const box = boundsOf({
			...at,
			width: node.width,
			height: node.height
		});
		return {
			...box,
			bottom: box.bottom + node.drop
		};
	}
	/** The runs of a link's way and its words. */
	piecesOf({ link }) {
		const way = this.laid.links.get(link.key);
		return [...(way?.path ?? []).slice(1).map((end, at) => runBounds(way?.path[at] ?? end, end)), ...way?.label && link.label ? [labelBounds(way.label, link.label)] : []];
	}
	/** What stands within a box, as it was when its cards were last looked at again. */
	within(box) {
		return [...this.things.values()].flatMap((all) => all.filter((thing) => overlaps(thing.box, box)));
	}
	/** Looks again at where these cards stand. */
	lookAgain(cards) {
		for (const card of cards) this.things.set(card, this.thingsOf(card));
	}
	thingsOf(card) {
		const own = this.cardBox(card);
		const links = (this.owners.get(card) ?? []).flatMap((edge) => this.piecesOf(edge));
		return [...own ? [own] : [], ...links].map((box) => ({
			card,
			box
		}));
	}
};
/** Whether a place holds nothing but these cards and the links that lead to them. */
function isClear(place, cards, things) {
	const box = {
		...place,
		left: place.left - APART,
		right: place.right + APART
	};
	return things.every((thing) => !overlaps(thing.box, box) || cards(thing.card));
}
// client/src/chart/layout/branchRuns.ts
/** Puts in order what stands beside each other with nothing else between or below, each as far from the next as others were before. */
function orderRuns(branches, rankOf, { level, near }, standing) {
	for (const run of runsOf(branches, near, level)) {
		const wanted = [...run].sort((a, b) => rankOf(a) - rankOf(b));
		if (wanted.every((branch, at) => branch === run[at])) continue;
		let left = run[0]?.box.left ?? 0;
		wanted.forEach((branch, at) => {
			const gap = (run[at + 1]?.box.left ?? 0) - (run[at]?.box.right ?? 0);
			moveBranch(branch, left - branch.box.left, standing);
			straighten(branch, level, standing);
			left += branch.box.right - branch.box.left + gap;
		});
	}
}
/** Branches that stand beside each other at one height, nothing else between or below their cards. */
function runsOf(branches, near, level) {
	const runs = [];
	for (const branch of branches) {
		const run = runs.at(-1);
		const last = run?.at(-1);
		const longer = [...run ?? [], branch];
		const place = union$1(longer.map(({ box }) => box));
		const isBeside = last && last.top === branch.top && last.box.right <= branch.box.left;
		const isOwn = (card) => longer.some(({ cards }) => cards.has(card));
		if (run && place && isBeside && isClear({
			...place,
			top: level + 1
		}, isOwn, near)) run.push(branch);
		else runs.push([branch]);
	}
	return runs.filter(({ length }) => length > 1);
}
/** Lets an owner's link part at a level and come straight down on what it leads to. */
function straighten({ key, edge }, level, { laid: { nodes, links } }) {
	const way = links.get(edge.link.key);
	const [start, end, at] = [
		way?.path[0],
		way?.path.at(-1),
		nodes.get(key)
	];
	if (!way || !start || !end || !at) return;
	const path = simplified([
		start,
		{
			x: start.x,
			y: level
		},
		{
			x: at.x,
			y: level
		},
		{
			x: at.x,
			y: end.y
		}
	]);
	links.set(edge.link.key, {
		...way,
		path,
		label: way.label && {
			...way.label,
			x: at.x
		}
	});
}
// client/src/chart/layout/branchSwaps.ts
/** Branches of one row change places two by two, with the ways of their owner's links, where each finds room in the place of the other. */
function swapBranches(branches, rankOf, near, standing) {
	const { nodes, links } = standing.laid;
	const places = branches.map(({ key, edge }) => ({
		at: nodes.get(key),
		way: links.get(edge.link.key)
	}));
	const order = [...branches];
	for (let at = 0; at < order.length; at++) {
		const later = order.map((branch, place) => ({
			branch,
			place
		})).slice(at);
		later.sort((a, b) => rankOf(a.branch) - rankOf(b.branch));
		for (const { branch, place } of later) {
			const here = order[at];
			if (!here || branch === here) break;
			if (branch.top !== here.top) continue;
			[order[at], order[place]] = [branch, here];
			if (fits(order, branches, {
				places,
				near,
				standing
			})) break;
			[order[at], order[place]] = [here, branch];
		}
	}
	const moves = order.map((branch, at) => ({
		branch,
		...moveTo(branch, places[at], standing)
	}));
	for (const { branch, by, way } of moves) {
		moveBranch(branch, by, standing);
		if (way) links.set(branch.edge.link.key, way);
	}
}
/** Whether the branches that have changed places stand clear of all others and of each other. */
function fits(order, before, { places, near, standing }) {
	const moved = order.flatMap((branch, at) => branch === before[at] ? [] : [{
		branch,
		boxes: boxesAt(branch, places[at], standing)
	}]);
	const isMoved = (card) => moved.some(({ branch }) => branch.cards.has(card));
	return moved.every(({ boxes }, at) => {
		const others = moved.slice(at + 1).flatMap((other) => other.boxes);
		return boxes.every((box) => isClear(box, isMoved, near) && !others.some((other) => overlaps(box, other)));
	});
}
/** How far a branch moves to a place, and its owner's link there: the words stay at their height. */
function moveTo({ key, edge }, place, { laid }) {
	const by = (place?.at?.x ?? 0) - (laid.nodes.get(key)?.x ?? 0);
	if (!place?.way) return { by };
	const { path, label: there } = place.way;
	const label = there && laid.links.get(edge.link.key)?.label;
	const turned = edge.link.from !== edge.holder;
	return {
		by,
		way: {
			path,
			label: label && there ? {
				x: there.x,
				y: label.y
			} : null,
			turned
		}
	};
}
/** What a branch would take up at a place, its words among it. */
function boxesAt(branch, place, standing) {
	const { by, way } = moveTo(branch, place, standing);
	const own = [...[...branch.cards].flatMap((card) => standing.cardBox(card) ?? []), ...branch.inside.flatMap((edge) => standing.piecesOf(edge))];
	const words = way?.label && branch.edge.link.label && labelBounds(way.label, branch.edge.link.label);
	return [...own.map((box) => ({
		...box,
		left: box.left + by,
		right: box.right + by
	})), ...words ? [words] : []];
}
// client/src/chart/layout/siblings.ts
/** Up to so many branches of an owner, each of so few cards, also change places with others that stand apart from them. */
const BRANCHES_MAX = 24;
const CARDS_MAX = 12;
/** How far beside the places of branches what stands there is looked at: more than a card is wide, or words. */
const REACH = 240;
/**
* A laid part with siblings in the order of shares, then names, where that costs nothing: branches that stand beside each other with nothing
* between or under them change places, and small ones also over others, where each finds room in the place of the other. The same lines cross as before.
*/
function siblingsInOrder(part, laid) {
	const standing = new Standing(part, laid);
	for (const branches of branchesByOwner(part)) {
		if (branches.length < 2) continue;
		orderBranches(branches, standing);
	}
	return standing.laid;
}
/** Puts the branches of one owner in the order in which they come, as far as there is room. */
function orderBranches(branches, standing) {
	const rank = new Map(branches.map(({ key }, at) => [key, at]));
	const rankOf = ({ key }) => rank.get(key) ?? 0;
	const isDone = (all) => all.every((branch, at) => at === 0 || rankOf(all[at - 1] ?? branch) < rankOf(branch));
	const level = levelOf(branches, standing.laid);
	const before = standingBranches(branches, standing);
	const reach = union$1(before.map(({ box }) => box));
	if (level === null || !reach || isDone(before)) return;
	const around = {
		...reach,
		left: reach.left - REACH,
		right: reach.right + REACH,
		top: level
	};
	orderRuns(before, rankOf, {
		level,
		near: standing.within(around)
	}, standing);
	standing.lookAgain(cardsOf(before));
	const small = standingBranches(branches, standing).filter(({ cards }) => cards.size <= CARDS_MAX);
	if (small.length > BRANCHES_MAX || isDone(small)) return;
	swapBranches(small, rankOf, standing.within(around), standing);
	standing.lookAgain(cardsOf(before));
}
function cardsOf(branches) {
	return branches.flatMap(({ cards }) => [...cards]);
}
/** The height at which an owner's links part; null where all of them run straight down. */
function levelOf(branches, { links }) {
	const levels = branches.flatMap(({ edge }) => {
		const path = links.get(edge.link.key)?.path ?? [];
		return path.length >= 4 ? [path[1]?.y ?? 0] : [];
	});
	return levels.length ? Math.min(...levels) : null;
}
// client/src/chart/layout/groupColumns.ts
/**
* Cards and the sides of groups from left to right, so that in each row the cards of a group stand between its sides and no others do.
* Each group stands where its cards stood in the middle.
*/
function groupColumns({ groups, places, rows }) {
	const around = groupsAround(groups);
	const middles = new Map(groups.map(({ key, cards }) => [key, middleOf(cards, places)]));
	const wantsOf = (keys) => keys.map((key) => ({
		key,
		x: middles.get(key) ?? 0
	}));
	const items = [...rows].map(([card, row]) => ({
		item: {
			card,
			first: row,
			last: row
		},
		wants: [...wantsOf(around.get(card) ?? []), {
			key: card,
			x: places.get(card)?.x ?? 0
		}]
	}));
	for (const one of groups) {
		const own = one.cards.map((card) => rows.get(card) ?? 0);
		const span = {
			first: Math.min(...own),
			last: Math.max(...own)
		};
		const wants = wantsOf([...groupsOver(one, groups), one.key]);
		for (const side of ["left", "right"]) {
			const x = side === "left" ? -Infinity : Infinity;
			items.push({
				item: {
					group: one.key,
					side,
					...span
				},
				wants: [...wants, {
					key: side,
					x
				}]
			});
		}
	}
	return items.sort((a, b) => compareWants(a.wants, b.wants)).map(({ item }) => item);
}
function middleOf(cards, places) {
	const xs = cards.map((key) => places.get(key)?.x ?? 0);
	return xs.reduce((sum, x) => sum + x, 0) / Math.max(1, xs.length);
}
/** The groups in which another lies. */
function groupsOver(one, groups) {
	return groups.slice(0, groups.indexOf(one)).filter(({ cards }) => one.cards.every((card) => cards.includes(card))).map(({ key }) => key);
}
/** What is in one group is not parted by what isn't. */
function compareWants(a, b) {
	for (const [at, one] of a.entries()) {
		const other = b[at];
		if (!other || one.key === other.key) continue;
		return one.x - other.x || (one.key < other.key ? -1 : 1);
	}
	return 0;
}
// client/src/chart/layout/walls.ts
/** So much more than anything else a wall wants to be straight. */
const STRAIGHT = "1000";
/** Walls for a part that was laid out in layers without regard to its groups. */
function wallsFor({ nodes, groups }, { nodes: places, layers }) {
	const columns = groupColumns({
		groups,
		places,
		rows: new Map(nodes.map(({ key }) => [key, layers?.get(key) ?? 0]))
	});
	const walls = {
		children: [],
		edges: [],
		places: /* @__PURE__ */ new Map()
	};
	columns.forEach((item, at) => {
		if ("card" in item) walls.places.set(item.card, {
			x: at,
			y: item.first
		});
		else addWall(walls, item, at);
	});
	return walls;
}
/** A wall hangs from the first layer, where elkjs takes it to be; it has a place, and is straight, from its group's first layer on. */
function addWall({ children, edges, places }, wall, column) {
	const idOf = (layer) => `${wall.group}\u0000${wall.side}\u0000${layer}`;
	for (let layer = 0; layer <= wall.last; layer++) {
		const id = idOf(layer);
		const place = {
			x: column,
			y: layer
		};
		if (layer >= wall.first) places.set(id, place);
		children.push({
			id,
			width: 1,
			height: 1,
			layoutOptions: {
				"elk.alignment": "TOP",
				...layer === 0 && { "elk.layered.layering.layerConstraint": "FIRST" },
				...layer >= wall.first && positionOf(place)
			}
		});
		if (layer === 0) continue;
		const straightness = layer > wall.first ? STRAIGHT : "0";
		edges.push({
			id: `${id}\u0000way`,
			sources: [idOf(layer - 1)],
			targets: [id],
			layoutOptions: { "elk.layered.priority.straightness": straightness }
		});
	}
}
// client/src/chart/layout/upwards.ts
/**
* A part with its cards named from the bottom up: what holds nothing in the order in which it came, before each next one the owners of the
* last by share, and theirs. So owners of one card come in the order of their shares, where the order from the top has them by their own.
*/
function upwards(part) {
	const owners = group([...part.edges].sort((a, b) => b.link.share - a.link.share), ({ held }) => held);
	const holders = new Set(part.edges.map(({ holder }) => holder));
	const byKey = new Map(part.nodes.map((node) => [node.key, node]));
	const seen = /* @__PURE__ */ new Set();
	const ordered = [];
	for (const start of [...part.nodes.filter(({ key }) => !holders.has(key)), ...part.nodes]) {
		const stack = [start.key];
		for (let key = stack.pop(); key !== void 0; key = stack.pop()) {
			const node = byKey.get(key);
			if (!node || seen.has(key)) continue;
			seen.add(key);
			ordered.push(node);
			for (const { holder } of [...owners.get(key) ?? []].reverse()) stack.push(holder);
		}
	}
	return {
		...part,
		nodes: ordered
	};
}
// client/src/chart/layout/layered.ts
/** Lays a chart out in layers, owners above, unconnected parts side by side. The same chart gives the same result, in whatever order it comes. */
function layered(input, elk) {
	const lay = async (part) => {
		const seek = input.nodes.length <= SOUGHT_MAX;
		const first = finished(part, await (seek ? layPart(part, elk) : layBy(part, elk, ORDERED)));
		const laid = seek ? await inOrder(part, first, elk) : first;
		return part.groups.length ? withoutKinks(part, await groupsApart(part, laid, elk)) : laid;
	};
	return assembled(input, lay, { routing: null });
}
function finished(part, laid) {
	return siblingsInOrder(part, readingWay(part, withoutKinks(part, laid)));
}
/** On charts of up to so many cards an order is looked for twice. */
const AGAIN_MAX = 80;
/** A laid part, or one laid out from the bottom up, where more neighbours then stand in the order of shares and no more links cross. */
async function inOrder(part, laid, elk) {
	const astray = neighbours(part, laid).turned;
	if (astray === 0) return laid;
	const count = crossings(waysOf(part, laid));
	let best = {
		laid,
		astray
	};
	for (const one of part.nodes.length > AGAIN_MAX ? [ORDERED] : [ORDERED, {
		ordered: true,
		thoroughness: 20,
		seed: 2
	}]) {
		const other = finished(part, await layBy(upwards(part), elk, one));
		const turned = neighbours(part, other).turned;
		if (turned < best.astray && crossings(waysOf(part, other)) <= count) best = {
			laid: other,
			astray: turned
		};
		if (turned === 0) break;
	}
	return best.laid;
}
/** How elkjs looks for the ways of links once it is told in which order cards stand. Told also to mind the order in which they come, it minds that alone. */
const WALLED = [
	{
		ordered: false,
		thoroughness: 7,
		seed: 1
	},
	{
		ordered: false,
		thoroughness: 20,
		seed: 2
	},
	{
		ordered: false,
		thoroughness: 40,
		seed: 3
	}
];
/** A laid part once more, the cards of each group together and no other card over its frame. */
async function groupsApart(part, laid, elk) {
	const cards = new Map(part.nodes.map((node) => [node.key, node]));
	const over = ({ nodes }) => intruders(part.groups, cards, nodes).length;
	const walls = wallsFor(part, laid);
	let best = null;
	for (const one of WALLED) {
		const again = await layBy(part, elk, one, walls);
		const next = {
			laid: again,
			over: over(again),
			count: crossings(waysOf(part, again), "all")
		};
		if (!best || next.over < best.over || next.over === best.over && next.count < best.count) best = next;
		if (best.over + best.count === 0 || part.nodes.length > SOUGHT_MAX) break;
	}
	return outOfFrames(part, best?.laid ?? laid);
}
/** On charts of up to so many cards an order with fewer crossings is looked for; beyond, looking takes longer than it is worth. */
const SOUGHT_MAX = 300;
/** Tried one after the other, until there are no more crossings than elkjs gives by itself; the first is mostly enough. */
const TRIES = [
	{
		ordered: true,
		thoroughness: 20,
		seed: 1
	},
	{
		ordered: false,
		thoroughness: 20,
		seed: 1
	},
	{
		ordered: false,
		thoroughness: 40,
		seed: 1
	},
	{
		ordered: false,
		thoroughness: 40,
		seed: 3
	},
	{
		ordered: false,
		thoroughness: 100,
		seed: 2
	}
];
/** Siblings stand in the order of their shares where that costs no more crossings than elkjs' own layout has; else where there are fewest. */
async function layPart(part, elk) {
	const ordered = await layBy(part, elk, ORDERED);
	let best = {
		laid: ordered,
		count: crossings(waysOf(part, ordered))
	};
	if (best.count === 0) return ordered;
	const enough = await fewestByDefault(part, elk);
	for (const one of TRIES) {
		if (best.count <= enough) break;
		const laid = await layBy(part, elk, one);
		const count = crossings(waysOf(part, laid));
		if (count < best.count) best = {
			laid,
			count
		};
	}
	return best.laid;
}
/** elkjs begins by chance and by the order of what it is given: the best of three beginnings is what is to be reached. */
async function fewestByDefault({ nodes, edges }, elk) {
	const links = edges.map(({ link }) => link);
	const counts = [];
	for (const seed of [
		1,
		2,
		3
	]) counts.push(crossings(plainWays(await elk.layout(plainGraph({
		nodes,
		links
	}, seed)), links)));
	return Math.min(...counts);
}
function waysOf({ edges }, { links }) {
	return edges.flatMap(({ link: { key, from, to } }) => {
		const path = links.get(key)?.path;
		return path ? [{
			from,
			to,
			path
		}] : [];
	});
}
async function layBy(part, elk, how, walls) {
	const graph = await elk.layout(elkGraph(part, how, walls));
	const byKey = new Map(part.nodes.map((node) => [node.key, node]));
	const nodes = /* @__PURE__ */ new Map();
	for (const { id, x = 0, y = 0 } of graph.children ?? []) {
		const node = byKey.get(id);
		if (node) nodes.set(id, {
			x: x + node.width / 2,
			y: y + node.height / 2
		});
	}
	const bundles = new Map(bundlesOf(part.edges).map((bundle) => [bundle[0].link.key, bundle]));
	const arriving = group([...bundles.values()], ([{ held }]) => held);
	const links = /* @__PURE__ */ new Map();
	for (const edge of graph.edges ?? []) {
		const bundle = bundles.get(edge.id);
		const section = edge.sections?.[0];
		if (!bundle || !section) continue;
		const [own] = bundle;
		if (bundle.length > 1) {
			const { x = 0, y = 0, width = 0, height = 0 } = edge.labels?.[0] ?? {};
			const path = simplified([
				section.startPoint,
				...section.bendPoints ?? [],
				section.endPoint
			]);
			const count = arriving.get(own.held)?.length ?? 1;
			const ways = bundleWays(bundle, {
				path,
				room: {
					x,
					y,
					width,
					height
				}
			}, byKey.get(own.held), count);
			for (const [key, way] of ways) links.set(key, way);
			continue;
		}
		const label = own.link.label ? edge.labels?.[0] : void 0;
		links.set(edge.id, {
			path: simplified([
				section.startPoint,
				...section.bendPoints ?? [],
				section.endPoint
			]),
			label: label && {
				x: (label.x ?? 0) + (label.width ?? 0) / 2,
				y: (label.y ?? 0) + ((label.height ?? 0) - SPACE.arrow) / 2
			} || null,
			turned: isTurned(own)
		});
	}
	return {
		width: graph.width ?? 0,
		height: graph.height ?? 0,
		nodes,
		links,
		layers: layersOf(graph)
	};
}
/** Which layer each card of a graph stands in. What stands in one layer overlaps in height, and nothing of two layers does. */
function layersOf({ children = [], edges = [] }) {
	const labels = edges.flatMap((edge) => edge.labels ?? []);
	const all = [...children, ...labels].map(({ id, y = 0, height = 0 }) => ({
		id: id ?? "",
		y,
		bottom: y + height
	}));
	all.sort((a, b) => a.y - b.y);
	const layers = /* @__PURE__ */ new Map();
	let [layer, bottom] = [-1, -Infinity];
	for (const { id, ...one } of all) {
		if (one.y > bottom) layer += 1;
		bottom = Math.max(bottom, one.bottom);
		layers.set(id, layer);
	}
	return layers;
}
function isTurned(edge) {
	return edge.link.from !== edge.holder;
}
// client/src/chart/layout/input.ts
/** What a layout needs to know of the chart as it stands. */
function layoutInput(scene) {
	const beside = besideCards(scene);
	return {
		nodes: [...scene.cards.values()].map(({ node, shape }) => {
			const { room = 0, loops } = beside.get(node.key) ?? {};
			return {
				key: node.key,
				name: node.name,
				width: shape.width + 2 * room,
				height: shape.height,
				corner: Math.min(shape.corner, shape.width / 2 - 4) + room,
				drop: shape.pill ? CARD.pillDrop : 0,
				...shape.pill && { pill: shape.pillWidth },
				...loops && {
					beside: room,
					loops
				}
			};
		}),
		links: [...scene.links.values()].map(({ link, label }) => ({
			key: link.key,
			from: link.from,
			to: link.to,
			arrowType: link.arrowType,
			share: shareOf(link),
			label: label && {
				width: label.shape.width,
				height: label.shape.height
			}
		})),
		...scene.groups.length && { groups: layoutGroups(scene.groups, (key) => scene.cards.has(key)) }
	};
}
/** What links from cards to themselves take up, with their words, and how far they reach beside these; a layout keeps as much free on both sides. */
function besideCards(scene) {
	const found = /* @__PURE__ */ new Map();
	for (const { link, path, label } of scene.links.values()) {
		const card = isLoop(link) && scene.cards.get(link.from);
		if (!card) continue;
		const way = pathBounds(path);
		const { left, top, right, bottom } = union$1([way, (label && labelBounds(label, label.shape)) ?? way]) ?? way;
		const beside = Math.max(right, way.right + (label?.shape.width ?? 0) / 2);
		const own = {
			left: left - card.x,
			top: top - card.y,
			right: beside - card.x,
			bottom: bottom - card.y
		};
		const loops = union$1([own, found.get(link.from)?.loops ?? own]) ?? own;
		const edge = card.shape.width / 2;
		const reach = Math.ceil(Math.max(0, right - card.x - edge, card.x - edge - left));
		found.set(link.from, {
			room: Math.max(reach, found.get(link.from)?.room ?? 0),
			loops
		});
	}
	return found;
}
// client/src/chart/model/document.ts
/** The editable part of a chart as read. Links without both ends on the chart are left out. */
function toDocument(chart) {
	const nodes = byKey(chart.nodes);
	return {
		props: {
			name: chart.name,
			description: chart.description,
			routing: chart.routing
		},
		nodes,
		links: byKey(chart.links.filter((link) => nodes.has(link.from) && nodes.has(link.to))),
		groups: byKey(chart.groups)
	};
}
/** Records in a map by their key, in the order given. */
function byKey(records) {
	const map = /* @__PURE__ */ new Map();
	for (const record of records) map.set(record.key, record);
	return map;
}
// client/src/chart/model/commands.ts
/** Takes a layout's answer over as one edit; cards and links that are gone meanwhile are passed over. */
function arrange(arrangement) {
	return {
		label: "layout",
		apply(document) {
			const nodes = [];
			for (const [key, { x, y }] of arrangement.nodes) {
				const node = document.nodes.get(key);
				if (node && (node.x !== x || node.y !== y)) nodes.push({
					...node,
					x,
					y
				});
			}
			const links = [];
			for (const [key, way] of arrangement.links) {
				const link = document.links.get(key);
				if (link) links.push({
					...link,
					...way
				});
			}
			if (nodes.length + links.length === 0) return document;
			return {
				...document,
				nodes: withRecords(document.nodes, nodes),
				links: withRecords(document.links, links)
			};
		}
	};
}
function withRecords(table, records) {
	const next = new Map(table);
	for (const record of records) next.set(record.key, record);
	return next;
}
// node_modules/zod/v4/core/util.js
function getEnumValues(entries) {
	const numericValues = Object.values(entries).filter((v) => typeof v === "number");
	return Object.entries(entries).filter(([k, _]) => numericValues.indexOf(+k) === -1).map(([_, v]) => v);
}
function joinValues(array, separator = "|") {
	return array.map((val) => stringifyPrimitive(val)).join(separator);
}
function jsonStringifyReplacer(_, value) {
	if (typeof value === "bigint") return value.toString();
	return value;
}
var Cached = class {
	constructor(getter) {
		this._getter = getter;
		this._value = void 0;
	}
	get value() {
		const getter = this._getter;
		if (getter !== void 0) {
			this._value = getter();
			this._getter = void 0;
		}
		return this._value;
	}
};
function cached(getter) {
	return new Cached(getter);
}
function nullish(input) {
	return input === null || input === void 0;
}
function cleanRegex(source) {
	const start = source.startsWith("^") ? 1 : 0;
	const end = source.endsWith("$") ? source.length - 1 : source.length;
	return source.slice(start, end);
}
function floatSafeRemainder(val, step) {
	const ratio = val / step;
	const roundedRatio = Math.round(ratio);
	const tolerance = 4 * Number.EPSILON * Math.max(Math.abs(ratio), 1);
	if (Math.abs(ratio - roundedRatio) < tolerance) return 0;
	return ratio - roundedRatio;
}
function assignProp(target, prop, value) {
	Object.defineProperty(target, prop, {
		value,
		writable: true,
		enumerable: true,
		configurable: true
	});
}
/**
* Whichever object a def's `shape` currently answers from: the one the caller passed until the first read, the frozen copy after it.
*
* Its keys and descriptors read without invoking anything, which is what lets a discriminated union check its discriminator, and the cycle walk read a shape, without resolving a getter that references the schema being constructed. A def that answers `shape` from an accessor of its own has none.
*/
function rawShape(def) {
	const desc = Object.getOwnPropertyDescriptor(def, "shape");
	return desc?.get ? desc.get.raw : desc?.value;
}
function sourceShape(schema) {
	return rawShape(schema._zod.def) ?? schema._zod.def.shape;
}
function deferProp(target, key, getter) {
	Object.defineProperty(target, key, {
		get() {
			const value = getter();
			assignProp(this, key, value);
			return value;
		},
		enumerable: true,
		configurable: true
	});
}
function putProp(target, key, value) {
	if (key in target) assignProp(target, key, value);
	else target[key] = value;
}
/**
* Copies `keys` of `source`'s shape onto `target`, each value passed through `wrap`.
*
* A key the source has resolved is copied through now, so the derived shape states it outright and nothing has to resolve it to learn what it holds. A key the source still defers stays deferred, and reads back through the source's own `shape`, so it resolves once and both shapes get that one schema.
*/
function mirrorShape(target, source, keys, wrap) {
	const raw = sourceShape(source);
	for (const key of keys) {
		const desc = Object.getOwnPropertyDescriptor(raw, key);
		if (!desc.enumerable) continue;
		if (desc.get) deferProp(target, key, () => {
			const value = source._zod.def.shape[key];
			return wrap ? wrap(value, key) : value;
		});
		else putProp(target, key, wrap ? wrap(desc.value, key) : desc.value);
	}
}
function mirrorProps(target, source) {
	for (const key of Reflect.ownKeys(source)) {
		const desc = Object.getOwnPropertyDescriptor(source, key);
		if (!desc.enumerable) continue;
		if (desc.get) deferProp(target, key, () => source[key]);
		else putProp(target, key, desc.value);
	}
}
function mergeDefs(...defs) {
	const mergedDescriptors = {};
	for (const def of defs) {
		const descriptors = Object.getOwnPropertyDescriptors(def);
		Object.assign(mergedDescriptors, descriptors);
	}
	return Object.defineProperties({}, mergedDescriptors);
}
function esc(str) {
	return JSON.stringify(str);
}
function slugify(input) {
	return input.toLowerCase().trim().replace(/[^\w\s-]/g, "").replace(/[\s_-]+/g, "-").replace(/^-+|-+$/g, "");
}
const captureStackTrace = "captureStackTrace" in Error ? Error.captureStackTrace : (..._args) => {};
function isObject(data) {
	return typeof data === "object" && data !== null && !Array.isArray(data);
}
const allowsEval = /* @__PURE__*/ cached(() => {
	if (globalConfig.jitless) return false;
	if (typeof navigator !== "undefined" && navigator?.userAgent?.includes("Cloudflare")) return false;
	try {
		new Function("");
		return true;
	} catch (_) {
		return false;
	}
});
function isPlainObject(o) {
	if (isObject(o) === false) return false;
	const ctor = o.constructor;
	if (ctor === void 0) return true;
	if (typeof ctor !== "function") return true;
	const prot = ctor.prototype;
	if (isObject(prot) === false) return false;
	if (Object.prototype.hasOwnProperty.call(prot, "isPrototypeOf") === false) return false;
	return true;
}
function shallowClone(o) {
	if (isPlainObject(o)) return { ...o };
	if (Array.isArray(o)) return [...o];
	if (o instanceof Map) return new Map(o);
	if (o instanceof Set) return new Set(o);
	return o;
}
const propertyKeyTypes = /* @__PURE__*/ new Set([
	"string",
	"number",
	"symbol"
]);
function escapeRegex(str) {
	return str.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
function clone(inst, def, params) {
	const cl = new inst._zod.constr(def ?? inst._zod.def);
	if (!def || params?.parent) cl._zod.parent = inst;
	return cl;
}
function normalizeParams(_params) {
	const params = _params;
	if (!params) return {};
	if (typeof params === "string") return { error: () => params };
	if (params?.message !== void 0) {
		if (params?.error !== void 0) throw new Error("Cannot specify both `message` and `error` params");
		params.error = params.message;
	}
	delete params.message;
	if (typeof params.error === "string") return {
		...params,
		error: () => params.error
	};
	return params;
}
function stringifyPrimitive(value) {
	if (typeof value === "bigint") return value.toString() + "n";
	if (typeof value === "string") return `"${value}"`;
	return `${value}`;
}
function optionalKeys(shape) {
	return Object.keys(shape).filter((k) => {
		return shape[k]._zod.optin !== void 0 && shape[k]._zod.optout === "optional";
	});
}
const NUMBER_FORMAT_RANGES = /*@__PURE__*/ (() => ({
	safeint: [Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER],
	int32: [-2147483648, 2147483647],
	uint32: [0, 4294967295],
	float32: [-34028234663852886e22, 34028234663852886e22],
	float64: [-Number.MAX_VALUE, Number.MAX_VALUE]
}))();
const BIGINT_FORMAT_RANGES = {
	int64: [/* @__PURE__*/ BigInt("-9223372036854775808"), /* @__PURE__*/ BigInt("9223372036854775807")],
	uint64: [/* @__PURE__*/ BigInt(0), /* @__PURE__*/ BigInt("18446744073709551615")]
};
function pick(schema, mask) {
	const currDef = schema._zod.def;
	const checks = currDef.checks;
	if (checks && checks.length > 0) throw new Error(".pick() cannot be used on object schemas containing refinements");
	const newShape = {};
	mirrorShape(newShape, schema, maskedKeys(schema, mask));
	return clone(schema, mergeDefs(currDef, {
		shape: newShape,
		checks: []
	}));
}
function maskedKeys(schema, mask) {
	const raw = sourceShape(schema);
	const keys = [];
	for (const key of Reflect.ownKeys(mask)) {
		if (!Object.getOwnPropertyDescriptor(raw, key)?.enumerable) throw new Error(`Unrecognized key: "${String(key)}"`);
		if (mask[key]) keys.push(key);
	}
	return keys;
}
function omit(schema, mask) {
	const currDef = schema._zod.def;
	const checks = currDef.checks;
	if (checks && checks.length > 0) throw new Error(".omit() cannot be used on object schemas containing refinements");
	const omitted = new Set(maskedKeys(schema, mask));
	const newShape = {};
	mirrorShape(newShape, schema, Reflect.ownKeys(sourceShape(schema)).filter((key) => !omitted.has(key)));
	return clone(schema, mergeDefs(currDef, {
		shape: newShape,
		checks: []
	}));
}
function extend(schema, shape) {
	if (!isPlainObject(shape)) throw new Error("Invalid input to extend: expected a plain object");
	const checks = schema._zod.def.checks;
	if (checks && checks.length > 0) {
		const existingShape = sourceShape(schema);
		for (const key of Reflect.ownKeys(shape)) if (Object.getOwnPropertyDescriptor(existingShape, key) !== void 0) throw new Error("Cannot overwrite keys on object schemas containing refinements. Use `.safeExtend()` instead.");
	}
	return clone(schema, mergeDefs(schema._zod.def, { shape: extended(schema, shape) }));
}
function extended(schema, shape) {
	const newShape = {};
	mirrorShape(newShape, schema, Reflect.ownKeys(sourceShape(schema)));
	mirrorProps(newShape, shape);
	return newShape;
}
function safeExtend(schema, shape) {
	if (!isPlainObject(shape)) throw new Error("Invalid input to safeExtend: expected a plain object");
	return clone(schema, mergeDefs(schema._zod.def, { shape: extended(schema, shape) }));
}
function merge(a, b) {
	if (!b?._zod?.def) throw new Error("Invalid input to merge: expected an object schema. To merge a plain shape, use `.extend()`.");
	if (a._zod.def.checks?.length) throw new Error(".merge() cannot be used on object schemas containing refinements. Use .safeExtend() instead.");
	const newShape = {};
	mirrorShape(newShape, a, Reflect.ownKeys(sourceShape(a)));
	mirrorShape(newShape, b, Reflect.ownKeys(sourceShape(b)));
	return clone(a, mergeDefs(a._zod.def, {
		shape: newShape,
		get catchall() {
			return b._zod.def.catchall;
		},
		checks: b._zod.def.checks ?? []
	}));
}
function partial(Class, schema, mask, name = "partial") {
	const checks = schema._zod.def.checks;
	if (checks && checks.length > 0) throw new Error(`.${name}() cannot be used on object schemas containing refinements`);
	const selected = mask ? new Set(maskedKeys(schema, mask)) : void 0;
	const newShape = {};
	mirrorShape(newShape, schema, Reflect.ownKeys(sourceShape(schema)), Class && ((value, key) => selected && !selected.has(key) ? value : new Class({
		type: "optional",
		innerType: value
	})));
	return clone(schema, mergeDefs(schema._zod.def, {
		shape: newShape,
		checks: []
	}));
}
function required(Class, schema, mask) {
	const selected = mask ? new Set(maskedKeys(schema, mask)) : void 0;
	const newShape = {};
	mirrorShape(newShape, schema, Reflect.ownKeys(sourceShape(schema)), (value, key) => selected && !selected.has(key) ? value : new Class({
		type: "nonoptional",
		innerType: value
	}));
	return clone(schema, mergeDefs(schema._zod.def, { shape: newShape }));
}
function aborted(x, startIndex = 0) {
	if (x.aborted === true) return true;
	for (let i = startIndex; i < x.issues.length; i++) if (x.issues[i]?.continue !== true) return true;
	return false;
}
function explicitlyAborted(x, startIndex = 0) {
	if (x.aborted === true) return true;
	for (let i = startIndex; i < x.issues.length; i++) if (x.issues[i]?.continue === false) return true;
	return false;
}
function prefixIssues(path, issues) {
	return issues.map((iss) => {
		var _a;
		(_a = iss).path ?? (_a.path = []);
		iss.path.unshift(path);
		return iss;
	});
}
function unwrapMessage(message) {
	return typeof message === "string" ? message : message?.message;
}
/** The leading size checks of `defChecks` that set an upper bound, each paired with it. */
function sizeCaps(defChecks) {
	const caps = [];
	for (const ch of defChecks ?? []) {
		const d = ch._zod.def;
		if (!/_(length|size)$|_equals$/.test(d.check)) break;
		const max = d.maximum ?? d.length ?? d.size;
		if (max >= 0) caps.push([max, ch]);
	}
	return caps;
}
function attachSchema(issues, start, inst) {
	var _a;
	for (let i = start; i < issues.length; i++) (_a = issues[i]).schema ?? (_a.schema = inst);
}
function finalizeIssue(iss, ctx, config) {
	var _a;
	const traits = iss.inst?._zod?.traits;
	if (traits?.has("$ZodType")) {
		if (traits.has("$ZodCheck")) (_a = iss).schema ?? (_a.schema = iss.inst);
		else iss.schema = iss.inst;
	}
	const schemaError = iss.schema !== iss.inst ? iss.schema?._zod.def?.error : void 0;
	const message = iss.message ? iss.message : unwrapMessage(iss.inst?._zod.def?.error?.(iss)) ?? unwrapMessage(schemaError?.(iss)) ?? unwrapMessage(ctx?.error?.(iss)) ?? unwrapMessage(config.customError?.(iss)) ?? unwrapMessage(config.localeError?.(iss)) ?? "Invalid input";
	const full = {};
	for (const k of Object.keys(iss)) {
		if (k === "inst" || k === "schema" || k === "continue" || k === "input" || k === "__proto__") continue;
		full[k] = iss[k];
	}
	full.path ?? (full.path = []);
	full.message = message;
	if (ctx?.reportInput) full.input = iss.input;
	return full;
}
const highSurrogate = /[\uD800-\uDBFF]/;
function codePointLength(str) {
	const units = str.length;
	if (!highSurrogate.test(str)) return units;
	let count = units;
	for (let i = 0; i < units - 1; i++) if ((str.charCodeAt(i) & 64512) === 55296 && (str.charCodeAt(i + 1) & 64512) === 56320) {
		count--;
		i++;
	}
	return count;
}
function getLengthableOrigin(input) {
	if (Array.isArray(input)) return "array";
	if (typeof input === "string") return "string";
	return "unknown";
}
function parsedType(data) {
	const t = typeof data;
	switch (t) {
		case "number": return Number.isNaN(data) ? "nan" : "number";
		case "object": {
			if (data === null) return "null";
			if (Array.isArray(data)) return "array";
			const obj = data;
			if (obj && Object.getPrototypeOf(obj) !== Object.prototype && "constructor" in obj && obj.constructor) return obj.constructor.name;
		}
	}
	return t;
}
function issue(...args) {
	const [iss, input, inst] = args;
	if (typeof iss === "string") return {
		message: iss,
		code: "custom",
		input,
		inst
	};
	return { ...iss };
}
/**
* Installs a trait's members on its prototype. Each value builds that member for the instance on first read; the built value shadows the accessor as an own property, so a detached `const { parse } = schema` keeps working.
*
* Call this from a `proto` initializer, which runs once per prototype — never per instance.
*/
function members(proto, table) {
	for (const key in table) {
		const desc = Object.getOwnPropertyDescriptor(table, key);
		if (desc.get) Object.defineProperty(proto, key, {
			...desc,
			enumerable: false
		});
		else defineBound(proto, key, desc.value);
	}
}
/** Shadows a prototype member with an own value, so a getter that builds from the instance runs once. */
function own(inst, key, value, enumerable = true) {
	Object.defineProperty(inst, key, {
		configurable: true,
		writable: true,
		enumerable,
		value
	});
	return value;
}
/** Like {@link own}, for a member that was never an own data property and has to stay out of `Object.keys`. */
function hide(inst, key, value) {
	return own(inst, key, value, false);
}
/** Adds members a table derives from the instance: each builds on first read and shadows as own data, and assignment shadows the same way, as when these were own properties. */
/* @__NO_SIDE_EFFECTS__ */
function derived(computes, table) {
	for (const key in computes) {
		const compute = computes[key];
		Object.defineProperty(table, key, {
			configurable: true,
			enumerable: true,
			get() {
				return own(this, key, compute(this));
			},
			set(value) {
				own(this, key, value);
			}
		});
	}
	return table;
}
function defineBound(proto, key, fn) {
	Object.defineProperty(proto, key, {
		configurable: true,
		get() {
			return this == null ? fn : own(this, key, fn.bind(this));
		},
		set(value) {
			own(this, key, value);
		}
	});
}
/** Returns the prototype to install on, or `undefined` if this group is already installed on it. */
function claim(inst, sentinel) {
	const proto = Object.getPrototypeOf(inst);
	return sentinel in proto ? void 0 : proto;
}
let installing;
let broke = false;
const breaker = {
	configurable: true,
	get() {
		broke = true;
	}
};
/**
* Installs a lazily-derived internal on the `_zod` prototype of `inst`'s
* constructor, computed from the internals object itself and cached there on
* first read. One accessor per constructor rather than one per instance.
*/
function defineLazyInternal(inst, key, compute) {
	const proto = Object.getPrototypeOf(inst._zod);
	if (key in proto && installing !== inst._zod) {
		installing = void 0;
		return;
	}
	installing = inst._zod;
	Object.defineProperty(proto, key, {
		configurable: true,
		get() {
			Object.defineProperty(this, key, breaker);
			const outer = broke;
			broke = false;
			try {
				const value = compute(this);
				if (broke) delete this[key];
				else Object.defineProperty(this, key, {
					configurable: true,
					writable: true,
					value
				});
				broke = broke || outer;
				return value;
			} catch (err) {
				delete this[key];
				broke = broke || outer;
				throw err;
			}
		},
		set(value) {
			Object.defineProperty(this, key, {
				configurable: true,
				writable: true,
				value
			});
		}
	});
}
/**
* Installs `key` on `inst`'s prototype, computed by `make` on first read and cached there as an own
* data property. One accessor per constructor rather than one per instance, because an own accessor
* puts every instance after the first into v8 dictionary mode. The key doubles as the sentinel.
*/
function installLazyProp(inst, key, make, enumerable) {
	const proto = claim(inst, key);
	if (!proto) return;
	Object.defineProperty(proto, key, {
		configurable: true,
		get() {
			const desc = {
				configurable: true,
				writable: true,
				enumerable,
				value: void 0
			};
			Object.defineProperty(this, key, desc);
			desc.value = make(this);
			Object.defineProperty(this, key, desc);
			return desc.value;
		},
		set(value) {
			Object.defineProperty(this, key, {
				configurable: true,
				writable: true,
				enumerable,
				value
			});
		}
	});
}
/** Marks the thunk `_catch` synthesises for a constant catch value. `Function.length` cannot tell that thunk from a user callback — rest and defaulted parameters both report arity 0 — and a user callback reads `ctx.error`, whose issues only finalize correctly against the caller's per-parse error map. Provenance can say what arity cannot. A plain string key rather than `Symbol.for`, whose call at module scope no bundler can prove pure — the same shape that anchored `urlCanParse` into every build. */
const CONSTANT_CATCH = "~constantCatch";
/** Wraps a constant catch value in a thunk tagged with {@link CONSTANT_CATCH}. */
function constantCatch(value) {
	const fn = () => value;
	fn[CONSTANT_CATCH] = true;
	return fn;
}
// node_modules/zod/v4/core/core.js
var _a$1;
/** A special constant with type `never` */
const NEVER = /*@__PURE__*/ Object.freeze({ status: "aborted" });
const _zodDesc = {
	value: void 0,
	enumerable: false
};
let _E = "captureStackTrace" in Error ? Error : null;
function newError(Definition) {
	const E = _E;
	if (E) {
		const saved = E.stackTraceLimit;
		if (typeof saved === "number") {
			try {
				E.stackTraceLimit = 0;
			} catch {
				_E = null;
				return new Definition();
			}
			try {
				return new Definition();
			} finally {
				E.stackTraceLimit = saved;
			}
		}
	}
	return new Definition();
}
/* @__NO_SIDE_EFFECTS__ */
function $constructor(name, initializer, proto, params) {
	const zodProto = {};
	function Internals(def) {
		this.def = def;
		this.constr = _;
		this.traits = /* @__PURE__ */ new Set();
	}
	Internals.prototype = zodProto;
	const protoMembers = proto;
	const initialized = protoMembers && /* @__PURE__ */ new WeakSet();
	function init(inst, def) {
		if (!inst._zod) {
			_zodDesc.value = new Internals(def);
			try {
				Object.defineProperty(inst, "_zod", _zodDesc);
			} finally {
				_zodDesc.value = void 0;
			}
		} else if (inst._zod.traits.has(name)) return;
		inst._zod.traits.add(name);
		initializer(inst, def);
		if (initialized) {
			const own = Object.getPrototypeOf(inst);
			const ctorProto = inst._zod.constr.prototype;
			let up = own;
			while (up && up !== ctorProto) up = Object.getPrototypeOf(up);
			const target = up ?? own;
			if (!initialized.has(target)) {
				initialized.add(target);
				members(target, protoMembers);
			}
		}
		const proto = _.prototype;
		for (const k in proto) {
			if (!Object.prototype.hasOwnProperty.call(proto, k)) continue;
			if (!(k in inst)) inst[k] = proto[k].bind(inst);
		}
	}
	const Parent = params?.Parent ?? Object;
	class Definition extends Parent {}
	Object.defineProperty(Definition, "name", { value: name });
	function _(def) {
		const inst = params?.Parent ? newError(Definition) : this;
		init(inst, def);
		const deferred = inst._zod.deferred;
		if (deferred) {
			for (const fn of deferred) fn();
			inst._zod.deferred = void 0;
		}
		const pp = globalThis.__zod_globalConfig?.postProcessor;
		if (pp) pp(inst);
		return inst;
	}
	Object.defineProperty(_, "init", { value: init });
	Object.defineProperty(_, Symbol.hasInstance, { value: (inst) => {
		if (params?.Parent && inst instanceof params.Parent) return true;
		return inst?._zod?.traits?.has(name);
	} });
	Object.defineProperty(_, "name", { value: name });
	return _;
}
var $ZodAsyncError = class extends Error {
	constructor() {
		super(`Encountered Promise during synchronous parse. Use .parseAsync() instead.`);
	}
};
var $ZodEncodeError = class extends Error {
	constructor(name) {
		super(`Encountered unidirectional transform during encode: ${name}`);
		this.name = "ZodEncodeError";
	}
};
(_a$1 = globalThis).__zod_globalConfig ?? (_a$1.__zod_globalConfig = {});
const globalConfig = globalThis.__zod_globalConfig;
function config(newConfig) {
	if (newConfig) Object.assign(globalConfig, newConfig);
	return globalConfig;
}
// node_modules/zod/v4/core/errors.js
function _getMessage() {
	const internals = this._zod;
	internals.message ?? (internals.message = JSON.stringify(internals.def, jsonStringifyReplacer, 2));
	return internals.message;
}
function _setMessage(value) {
	this._zod.message = value;
}
const _messageDesc = {
	get: _getMessage,
	set: _setMessage,
	enumerable: true,
	configurable: true
};
const _issuesDesc = {
	value: void 0,
	enumerable: false
};
const _installedToString = /* @__PURE__ */ new WeakSet([Object.prototype, Error.prototype]);
const initializer$1 = (inst, def) => {
	inst.name = "$ZodError";
	_issuesDesc.value = def;
	Object.defineProperty(inst, "issues", _issuesDesc);
	_issuesDesc.value = void 0;
	Object.defineProperty(inst, "message", _messageDesc);
	const proto = Object.getPrototypeOf(inst);
	if (!_installedToString.has(proto)) {
		_installedToString.add(proto);
		Object.defineProperty(proto, "toString", {
			configurable: true,
			enumerable: false,
			get() {
				const value = () => this.message;
				Object.defineProperty(this, "toString", {
					value,
					configurable: true,
					writable: true
				});
				return value;
			},
			set(value) {
				Object.defineProperty(this, "toString", {
					value,
					configurable: true,
					writable: true
				});
			}
		});
	}
};
const $ZodError = /* @__PURE__ */ $constructor("$ZodError", initializer$1);
/** Get-or-create `obj[key]` as an own data property. A path segment naming an inherited member
* ("toString", "constructor") would otherwise read through to the prototype, and assigning
* "__proto__" would hit the setter instead of creating a key. */
function node(obj, key, make) {
	if (!Object.prototype.hasOwnProperty.call(obj, key)) {
		if (key === "__proto__") Object.defineProperty(obj, key, {
			value: make(),
			writable: true,
			enumerable: true,
			configurable: true
		});
		else obj[key] = make();
	}
	return obj[key];
}
function flattenError(error, mapper = (issue) => issue.message) {
	const fieldErrors = {};
	const formErrors = [];
	for (const sub of error.issues) if (sub.path.length > 0) node(fieldErrors, sub.path[0], () => []).push(mapper(sub));
	else formErrors.push(mapper(sub));
	return {
		formErrors,
		fieldErrors
	};
}
function formatError(error, mapper = (issue) => issue.message) {
	const fieldErrors = { _errors: [] };
	const processError = (error, path = []) => {
		for (const issue of error.issues) if (issue.code === "invalid_union" && issue.errors.length) issue.errors.map((issues) => processError({ issues }, [...path, ...issue.path]));
		else if (issue.code === "invalid_key") processError({ issues: issue.issues }, [...path, ...issue.path]);
		else if (issue.code === "invalid_element") processError({ issues: issue.issues }, [...path, ...issue.path]);
		else {
			const fullpath = [...path, ...issue.path];
			if (fullpath.length === 0) fieldErrors._errors.push(mapper(issue));
			else {
				let curr = fieldErrors;
				let i = 0;
				while (i < fullpath.length) {
					const el = fullpath[i];
					const terminal = i === fullpath.length - 1;
					if (el === "_errors") {
						if (terminal) curr._errors.push(mapper(issue));
						i++;
						continue;
					}
					if (!Object.prototype.hasOwnProperty.call(curr, el)) Object.defineProperty(curr, el, {
						value: { _errors: [] },
						enumerable: true,
						writable: true,
						configurable: true
					});
					const node = curr[el];
					if (terminal) node._errors.push(mapper(issue));
					curr = node;
					i++;
				}
			}
		}
	};
	processError(error);
	return fieldErrors;
}
// node_modules/zod/v4/core/parse.js
function finalizeParams(callee, params) {
	return {
		callee: params?.callee ?? callee,
		Err: params?.Err
	};
}
const _parse = (_Err) => {
	const fn = (schema, value, _ctx, _params) => {
		const ctx = _ctx ? {
			..._ctx,
			async: false
		} : { async: false };
		const result = schema._zod.run({
			value,
			issues: []
		}, ctx);
		if (result instanceof Promise) throw new $ZodAsyncError();
		if (result.issues.length) {
			const e = new ((_params?.Err) ?? _Err)(result.issues.map((iss) => finalizeIssue(iss, ctx, config())));
			captureStackTrace(e, _params?.callee ?? fn);
			throw e;
		}
		return result.value;
	};
	return fn;
};
const _parseAsync = (_Err) => {
	const fn = async (schema, value, _ctx, params) => {
		const ctx = _ctx ? {
			..._ctx,
			async: true
		} : { async: true };
		let result = schema._zod.run({
			value,
			issues: []
		}, ctx);
		if (result instanceof Promise) result = await result;
		if (result.issues.length) {
			const e = new ((params?.Err) ?? _Err)(result.issues.map((iss) => finalizeIssue(iss, ctx, config())));
			captureStackTrace(e, params?.callee ?? fn);
			throw e;
		}
		return result.value;
	};
	return fn;
};
const _safeParse = (_Err) => (schema, value, _ctx) => {
	const ctx = _ctx ? {
		..._ctx,
		async: false
	} : { async: false };
	const result = schema._zod.run({
		value,
		issues: []
	}, ctx);
	if (result instanceof Promise) throw new $ZodAsyncError();
	return result.issues.length ? failure(_Err, result.issues, ctx) : {
		success: true,
		data: result.value
	};
};
function failure(Err, issues, ctx) {
	let error;
	return {
		success: false,
		get error() {
			if (!error) {
				error = new Err(issues.map((iss) => finalizeIssue(iss, ctx, config())));
				issues = void 0;
				ctx = void 0;
			}
			return error;
		},
		set error(e) {
			error = e;
			issues = void 0;
			ctx = void 0;
		}
	};
}
const _safeParseAsync = (_Err) => async (schema, value, _ctx) => {
	const ctx = _ctx ? {
		..._ctx,
		async: true
	} : { async: true };
	let result = schema._zod.run({
		value,
		issues: []
	}, ctx);
	if (result instanceof Promise) result = await result;
	return result.issues.length ? failure(_Err, result.issues, ctx) : {
		success: true,
		data: result.value
	};
};
const COMPILE_INVALID = /* @__PURE__ */ Symbol.for("zod.compile.invalid");
const COMPILE_FALLBACK = /* @__PURE__ */ Symbol.for("zod.compile.fallback");
const validate = ((schema, value, _ctx) => {
	const validator = schema._zod.bag.validator;
	if (validator !== void 0) {
		if (validator(value) !== COMPILE_INVALID) return true;
		if (validator.definite === true && _ctx === void 0) return false;
	}
	return validateFallback(schema, value, _ctx);
});
function validateFallback(schema, value, _ctx) {
	const ctx = _ctx ? {
		..._ctx,
		async: false,
		abortEarly: true
	} : {
		async: false,
		abortEarly: true
	};
	const fallbackRun = schema._zod.bag.fallbackRun;
	let result;
	if (fallbackRun) {
		ctx[COMPILE_FALLBACK] = true;
		result = fallbackRun({
			value,
			issues: []
		}, ctx);
	} else result = schema._zod.run({
		value,
		issues: []
	}, ctx);
	if (result instanceof Promise) throw new $ZodAsyncError();
	return result.issues.length === 0;
}
const validateAsync$1 = async (schema, value, _ctx) => {
	const ctx = _ctx ? {
		..._ctx,
		async: true,
		abortEarly: true
	} : {
		async: true,
		abortEarly: true
	};
	let result = schema._zod.run({
		value,
		issues: []
	}, ctx);
	if (result instanceof Promise) result = await result;
	return result.issues.length === 0;
};
const _encode = (_Err) => {
	const parse = _parse(_Err);
	const fn = (schema, value, _ctx, _params) => {
		const ctx = _ctx ? {
			..._ctx,
			direction: "backward"
		} : { direction: "backward" };
		return parse(schema, value, ctx, finalizeParams(fn, _params));
	};
	return fn;
};
const _decode = (_Err) => {
	const parse = _parse(_Err);
	const fn = (schema, value, _ctx, _params) => {
		return parse(schema, value, _ctx, finalizeParams(fn, _params));
	};
	return fn;
};
const _encodeAsync = (_Err) => {
	const parseAsync = _parseAsync(_Err);
	const fn = async (schema, value, _ctx, _params) => {
		const ctx = _ctx ? {
			..._ctx,
			direction: "backward"
		} : { direction: "backward" };
		return await parseAsync(schema, value, ctx, finalizeParams(fn, _params));
	};
	return fn;
};
const _decodeAsync = (_Err) => {
	const parseAsync = _parseAsync(_Err);
	const fn = async (schema, value, _ctx, _params) => {
		return await parseAsync(schema, value, _ctx, finalizeParams(fn, _params));
	};
	return fn;
};
const _safeEncode = (_Err) => (schema, value, _ctx) => {
	const ctx = _ctx ? {
		..._ctx,
		direction: "backward"
	} : { direction: "backward" };
	return _safeParse(_Err)(schema, value, ctx);
};
const _safeDecode = (_Err) => (schema, value, _ctx) => {
	return _safeParse(_Err)(schema, value, _ctx);
};
const _safeEncodeAsync = (_Err) => async (schema, value, _ctx) => {
	const ctx = _ctx ? {
		..._ctx,
		direction: "backward"
	} : { direction: "backward" };
	return _safeParseAsync(_Err)(schema, value, ctx);
};
const _safeDecodeAsync = (_Err) => async (schema, value, _ctx) => {
	return _safeParseAsync(_Err)(schema, value, _ctx);
};
// node_modules/zod/v4/core/regexes.js
/**
* @deprecated CUID v1 is deprecated by its authors due to information leakage
* (timestamps embedded in the id). Use {@link cuid2} instead.
* See https://github.com/paralleldrive/cuid.
*/
const cuid = /^[cC][0-9a-z]{6,}$/;
const cuid2 = /^[0-9a-z]+$/;
const ulid = /^[0-7][0-9A-HJKMNP-TV-Za-hjkmnp-tv-z]{25}$/;
const xid = /^[0-9a-vA-V]{20}$/;
const ksuid = /^[A-Za-z0-9]{27}$/;
const nanoid = /^[a-zA-Z0-9_-]{21}$/;
function nanoidOfLength(length) {
	return new RegExp(`^[a-zA-Z0-9_-]{${length}}$`);
}
/** ISO 8601-1 duration regex. Does not support the 8601-2 extensions like negative durations or fractional/negative components. */
const duration = /^P(?:(\d+W)|(?!.*W)(?=\d|T\d)(\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+([.,]\d+)?S)?)?)$/;
/** A regex for any UUID-like identifier: 8-4-4-4-12 hex pattern */
const guid = /^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})$/;
/** Returns a regex for validating an RFC 9562/4122 UUID.
*
* @param version Optionally specify a version 1-8. If no version is specified, all versions are supported. */
const uuid = (version) => {
	if (!version) return /^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$/;
	return new RegExp(`^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-${version}[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12})$`);
};
/** Practical email validation */
const email$2 = /^(?:[A-Za-z0-9_'+\-]+\.)*[A-Za-z0-9_'+\-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9\-]*\.)+[A-Za-z]{2,}$/;
const _emoji$1 = `^(?=[\\s\\S]*[\\p{Extended_Pictographic}\\p{Regional_Indicator}\\u20E3])[\\p{Extended_Pictographic}\\p{Emoji_Component}]+$`;
function emoji() {
	return new RegExp(_emoji$1, "u");
}
const ipv4 = /^(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])$/;
const ipv6 = /^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))$/;
const cidrv4 = /^((25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\/([0-9]|[1-2][0-9]|3[0-2])$/;
const cidrv6 = /^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))\/(12[0-8]|1[01][0-9]|[1-9]?[0-9])$/;
const base64 = /^$|^(?:[0-9a-zA-Z+/]{4})*(?:(?:[0-9a-zA-Z+/]{2}==)|(?:[0-9a-zA-Z+/]{3}=))?$/;
const base64url = /^(?:[A-Za-z0-9_-]{4})*(?:[A-Za-z0-9_-]{2,3})?$/;
const httpProtocol = /^https?$/;
const e164 = /^\+[1-9]\d{6,14}$/;
const dateSource = `(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))`;
/** Anchors a pattern source. The interpolation lives here rather than at the call site because
* esbuild will not drop a `@__PURE__` call whose own argument interpolates a variable, but it
* will drop `anchor(dateSource)`. Keeping it inline pinned `date` into every bundle. */
function anchor(source) {
	return new RegExp(`^${source}$`);
}
const date = /*@__PURE__*/ anchor(dateSource);
function timeSource(args) {
	const hhmm = `(?:[01]\\d|2[0-3]):[0-5]\\d`;
	return typeof args.precision === "number" ? args.precision === -1 ? `${hhmm}` : args.precision === 0 ? `${hhmm}:[0-5]\\d` : `${hhmm}:[0-5]\\d\\.\\d{${args.precision}}` : args.seconds ? `${hhmm}:[0-5]\\d(?:\\.\\d+)?` : `${hhmm}(?::[0-5]\\d(?:\\.\\d+)?)?`;
}
function time(args) {
	return new RegExp(`^${timeSource(args)}$`);
}
function datetime(args) {
	const opts = ["Z"];
	if (args.offset) opts.push(`([+-](?:[01]\\d|2[0-3]):[0-5]\\d)`);
	const qualified = `${timeSource({
		precision: args.precision,
		seconds: true
	})}(?:${opts.join("|")})`;
	const timeRegex = args.local ? `${qualified}|${timeSource({ precision: args.precision })}` : qualified;
	return new RegExp(`^${dateSource}T(?:${timeRegex})$`);
}
const anyString = /^[\s\S]{0,}$/;
const number$3 = /^-?\d+(?:\.\d+)?$/;
const boolean$1 = /^(?:true|false)$/i;
const lowercase = /^[^A-Z]*$/;
const uppercase = /^[^a-z]*$/;
// node_modules/zod/v4/core/checks.js
const $ZodCheck = /*@__PURE__*/ $constructor("$ZodCheck", (inst, def) => {
	var _a;
	inst._zod ?? (inst._zod = {});
	inst._zod.def = def;
	(_a = inst._zod).onattach ?? (_a.onattach = []);
});
/** Default `when` for length-based checks: run only on non-nullish values with a `length`. */
const _whenHasLength = (payload) => {
	const val = payload.value;
	return !nullish(val) && val.length !== void 0;
};
const numericOriginMap = {
	number: "number",
	bigint: "bigint",
	object: "date"
};
const $ZodCheckLessThan = /*@__PURE__*/ $constructor("$ZodCheckLessThan", (inst, def) => {
	$ZodCheck.init(inst, def);
	const origin = numericOriginMap[typeof def.value];
	inst._zod.check = (payload) => {
		if (def.inclusive ? payload.value <= def.value : payload.value < def.value) return;
		payload.issues.push({
			origin: numericOriginMap[typeof payload.value] ?? origin,
			code: "too_big",
			maximum: typeof def.value === "object" ? def.value.getTime() : def.value,
			input: payload.value,
			inclusive: def.inclusive,
			inst,
			continue: !def.abort
		});
	};
});
const $ZodCheckGreaterThan = /*@__PURE__*/ $constructor("$ZodCheckGreaterThan", (inst, def) => {
	$ZodCheck.init(inst, def);
	const origin = numericOriginMap[typeof def.value];
	inst._zod.check = (payload) => {
		if (def.inclusive ? payload.value >= def.value : payload.value > def.value) return;
		payload.issues.push({
			origin: numericOriginMap[typeof payload.value] ?? origin,
			code: "too_small",
			minimum: typeof def.value === "object" ? def.value.getTime() : def.value,
			input: payload.value,
			inclusive: def.inclusive,
			inst,
			continue: !def.abort
		});
	};
});
const $ZodCheckMultipleOf = /*@__PURE__*/ $constructor("$ZodCheckMultipleOf", (inst, def) => {
	$ZodCheck.init(inst, def);
	inst._zod.check = (payload) => {
		if (typeof payload.value !== typeof def.value) throw new Error("Cannot mix number and bigint in multiple_of check.");
		if (typeof payload.value === "bigint" ? def.value !== BigInt(0) && payload.value % def.value === BigInt(0) : floatSafeRemainder(payload.value, def.value) === 0) return;
		payload.issues.push({
			origin: typeof payload.value,
			code: "not_multiple_of",
			divisor: def.value,
			input: payload.value,
			inst,
			continue: !def.abort
		});
	};
});
const $ZodCheckNumberFormat = /*@__PURE__*/ $constructor("$ZodCheckNumberFormat", (inst, def) => {
	$ZodCheck.init(inst, def);
	def.format = def.format || "float64";
	const isInt = def.format?.includes("int");
	const origin = isInt ? "int" : "number";
	const [minimum, maximum] = NUMBER_FORMAT_RANGES[def.format];
	inst._zod.check = (payload) => {
		const input = payload.value;
		if (isInt) {
			if (!Number.isInteger(input)) {
				payload.issues.push({
					expected: origin,
					format: def.format,
					code: "invalid_type",
					continue: false,
					input,
					inst
				});
				return;
			}
			if (!Number.isSafeInteger(input)) {
				if (input > 0) payload.issues.push({
					input,
					code: "too_big",
					maximum: Number.MAX_SAFE_INTEGER,
					note: "Integers must be within the safe integer range.",
					inst,
					origin,
					inclusive: true,
					continue: !def.abort
				});
				else payload.issues.push({
					input,
					code: "too_small",
					minimum: Number.MIN_SAFE_INTEGER,
					note: "Integers must be within the safe integer range.",
					inst,
					origin,
					inclusive: true,
					continue: !def.abort
				});
				return;
			}
		}
		if (input < minimum) payload.issues.push({
			origin: "number",
			input,
			code: "too_small",
			minimum,
			inclusive: true,
			inst,
			continue: !def.abort
		});
		if (input > maximum) payload.issues.push({
			origin: "number",
			input,
			code: "too_big",
			maximum,
			inclusive: true,
			inst,
			continue: !def.abort
		});
	};
});
const $ZodCheckMaxLength = /*@__PURE__*/ $constructor("$ZodCheckMaxLength", (inst, def) => {
	var _a;
	$ZodCheck.init(inst, def);
	(_a = inst._zod.def).when ?? (_a.when = _whenHasLength);
	inst._zod.check = (payload) => {
		const input = payload.value;
		const units = input.length;
		if ((typeof input === "string" && units > def.maximum ? codePointLength(input) : units) <= def.maximum) return;
		const origin = getLengthableOrigin(input);
		payload.issues.push({
			origin,
			code: "too_big",
			maximum: def.maximum,
			inclusive: true,
			input,
			inst,
			continue: !def.abort
		});
	};
});
const $ZodCheckMinLength = /*@__PURE__*/ $constructor("$ZodCheckMinLength", (inst, def) => {
	var _a;
	$ZodCheck.init(inst, def);
	(_a = inst._zod.def).when ?? (_a.when = _whenHasLength);
	inst._zod.check = (payload) => {
		const input = payload.value;
		const units = input.length;
		if ((typeof input === "string" && units >= def.minimum && units < def.minimum * 2 ? codePointLength(input) : units) >= def.minimum) return;
		const origin = getLengthableOrigin(input);
		payload.issues.push({
			origin,
			code: "too_small",
			minimum: def.minimum,
			inclusive: true,
			input,
			inst,
			continue: !def.abort
		});
	};
});
const $ZodCheckLengthEquals = /*@__PURE__*/ $constructor("$ZodCheckLengthEquals", (inst, def) => {
	var _a;
	$ZodCheck.init(inst, def);
	(_a = inst._zod.def).when ?? (_a.when = _whenHasLength);
	inst._zod.check = (payload) => {
		const input = payload.value;
		const units = input.length;
		const length = typeof input === "string" && units >= def.length && units <= def.length * 2 ? codePointLength(input) : units;
		if (length === def.length) return;
		const origin = getLengthableOrigin(input);
		const tooBig = length > def.length;
		payload.issues.push({
			origin,
			...tooBig ? {
				code: "too_big",
				maximum: def.length
			} : {
				code: "too_small",
				minimum: def.length
			},
			inclusive: true,
			exact: true,
			input: payload.value,
			inst,
			continue: !def.abort
		});
	};
});
const $ZodCheckStringFormat = /*@__PURE__*/ $constructor("$ZodCheckStringFormat", (inst, def) => {
	var _a, _b;
	$ZodCheck.init(inst, def);
	if (def.pattern) (_a = inst._zod).check ?? (_a.check = (payload) => {
		def.pattern.lastIndex = 0;
		if (def.pattern.test(payload.value)) return;
		payload.issues.push({
			origin: "string",
			code: "invalid_format",
			format: def.format,
			input: payload.value,
			...def.pattern ? { pattern: def.pattern.toString() } : {},
			inst,
			continue: !def.abort
		});
	});
	else (_b = inst._zod).check ?? (_b.check = () => {});
});
const $ZodCheckRegex = /*@__PURE__*/ $constructor("$ZodCheckRegex", (inst, def) => {
	$ZodCheckStringFormat.init(inst, def);
	inst._zod.check = (payload) => {
		def.pattern.lastIndex = 0;
		if (def.pattern.test(payload.value)) return;
		payload.issues.push({
			origin: "string",
			code: "invalid_format",
			format: "regex",
			input: payload.value,
			pattern: def.pattern.toString(),
			inst,
			continue: !def.abort
		});
	};
});
const $ZodCheckLowerCase = /*@__PURE__*/ $constructor("$ZodCheckLowerCase", (inst, def) => {
	def.pattern ?? (def.pattern = lowercase);
	$ZodCheckStringFormat.init(inst, def);
});
const $ZodCheckUpperCase = /*@__PURE__*/ $constructor("$ZodCheckUpperCase", (inst, def) => {
	def.pattern ?? (def.pattern = uppercase);
	$ZodCheckStringFormat.init(inst, def);
});
const $ZodCheckIncludes = /*@__PURE__*/ $constructor("$ZodCheckIncludes", (inst, def) => {
	$ZodCheck.init(inst, def);
	const escapedRegex = escapeRegex(def.includes);
	def.pattern = new RegExp(typeof def.position === "number" ? `^.{${def.position},}${escapedRegex}` : escapedRegex);
	inst._zod.check = (payload) => {
		if (payload.value.includes(def.includes, def.position)) return;
		payload.issues.push({
			origin: "string",
			code: "invalid_format",
			format: "includes",
			includes: def.includes,
			input: payload.value,
			inst,
			continue: !def.abort
		});
	};
});
const $ZodCheckStartsWith = /*@__PURE__*/ $constructor("$ZodCheckStartsWith", (inst, def) => {
	$ZodCheck.init(inst, def);
	const pattern = new RegExp(`^${escapeRegex(def.prefix)}.*`);
	def.pattern ?? (def.pattern = pattern);
	inst._zod.check = (payload) => {
		if (payload.value.startsWith(def.prefix)) return;
		payload.issues.push({
			origin: "string",
			code: "invalid_format",
			format: "starts_with",
			prefix: def.prefix,
			input: payload.value,
			inst,
			continue: !def.abort
		});
	};
});
const $ZodCheckEndsWith = /*@__PURE__*/ $constructor("$ZodCheckEndsWith", (inst, def) => {
	$ZodCheck.init(inst, def);
	const pattern = new RegExp(`.*${escapeRegex(def.suffix)}$`);
	def.pattern ?? (def.pattern = pattern);
	inst._zod.check = (payload) => {
		if (payload.value.endsWith(def.suffix)) return;
		payload.issues.push({
			origin: "string",
			code: "invalid_format",
			format: "ends_with",
			suffix: def.suffix,
			input: payload.value,
			inst,
			continue: !def.abort
		});
	};
});
const $ZodCheckOverwrite = /*@__PURE__*/ $constructor("$ZodCheckOverwrite", (inst, def) => {
	$ZodCheck.init(inst, def);
	inst._zod.check = (payload) => {
		payload.value = def.tx(payload.value);
	};
});
// node_modules/zod/v4/core/doc.js
var Doc = class {
	constructor(args = [], closed = {}) {
		this.content = [];
		this.indent = 0;
		this.args = args;
		this.closed = closed;
	}
	indented(fn) {
		this.indent += 1;
		try {
			fn(this);
		} finally {
			this.indent -= 1;
		}
	}
	write(arg) {
		if (typeof arg === "function") {
			arg(this, { execution: "sync" });
			arg(this, { execution: "async" });
			return;
		}
		const lines = arg.split("\n").filter((x) => x);
		const minIndent = Math.min(...lines.map((x) => x.length - x.trimStart().length));
		const dedented = lines.map((x) => x.slice(minIndent)).map((x) => " ".repeat(this.indent * 2) + x);
		for (const line of dedented) this.content.push(line);
	}
	compile() {
		const F = Function;
		const content = this?.content ?? [``];
		return new F(...Object.keys(this.closed), `return function (${this.args.join(", ")}) {\n${content.join("\n")}\n};`)(...Object.values(this.closed));
	}
};
// node_modules/zod/v4/core/versions.js
const version = {
	major: 4,
	minor: 6,
	patch: 7
};
// node_modules/zod/v4/core/schemas.js
const $ZodType = /*@__PURE__*/ $constructor("$ZodType", (inst, def) => {
	var _a;
	inst ?? (inst = {});
	inst._zod.def = def;
	inst._zod.bag = inst._zod.bag || {};
	inst._zod.version = version;
	const defChecks = inst._zod.def.checks;
	const checks = inst._zod.traits.has("$ZodCheck") ? [inst, ...defChecks ?? []] : defChecks?.length ? [...defChecks] : [];
	for (const ch of checks) for (const fn of ch._zod.onattach) fn(inst);
	if (checks.length === 0) {
		(_a = inst._zod).deferred ?? (_a.deferred = []);
		inst._zod.deferred?.push(() => {
			inst._zod.run = inst._zod.parse;
		});
	} else {
		const runChecks = (payload, checks, ctx) => {
			if (payload.memo) return payload;
			let isAborted = aborted(payload);
			let asyncResult;
			for (const ch of checks) {
				if (ch._zod.def.when) {
					if (explicitlyAborted(payload)) continue;
					if (!ch._zod.def.when(payload)) continue;
				} else if (isAborted) continue;
				const currLen = payload.issues.length;
				const _ = ch._zod.check(payload);
				if (_ instanceof Promise && ctx?.async === false) throw new $ZodAsyncError();
				if (asyncResult || _ instanceof Promise) asyncResult = (asyncResult ?? Promise.resolve()).then(async () => {
					await _;
					if (payload.issues.length === currLen) return;
					attachSchema(payload.issues, currLen, inst);
					if (!isAborted) isAborted = aborted(payload, currLen);
				});
				else {
					if (payload.issues.length === currLen) continue;
					attachSchema(payload.issues, currLen, inst);
					if (!isAborted) isAborted = aborted(payload, currLen);
				}
			}
			if (asyncResult) return asyncResult.then(() => {
				return payload;
			});
			return payload;
		};
		const handleCanaryResult = (canary, payload, ctx) => {
			if (aborted(canary)) {
				canary.aborted = true;
				return canary;
			}
			const checkResult = runChecks(payload, checks, ctx);
			if (checkResult instanceof Promise) {
				if (ctx.async === false) throw new $ZodAsyncError();
				return checkResult.then((checkResult) => inst._zod.parse(checkResult, ctx));
			}
			return inst._zod.parse(checkResult, ctx);
		};
		inst._zod.run = (payload, ctx) => {
			if (ctx.skipChecks) return inst._zod.parse(payload, ctx);
			if (ctx.direction === "backward") {
				const canary = inst._zod.parse({
					value: payload.value,
					issues: []
				}, {
					...ctx,
					skipChecks: true
				});
				if (canary instanceof Promise) return canary.then((canary) => {
					return handleCanaryResult(canary, payload, ctx);
				});
				return handleCanaryResult(canary, payload, ctx);
			}
			const result = inst._zod.parse(payload, ctx);
			if (result instanceof Promise) {
				if (ctx.async === false) throw new $ZodAsyncError();
				return result.then((result) => runChecks(result, checks, ctx));
			}
			return runChecks(result, checks, ctx);
		};
	}
}, {
	get "~standard"() {
		return hide(this, "~standard", standardProps(this));
	},
	set "~standard"(value) {
		own(this, "~standard", value);
	}
});
/** The Standard Schema surface for `inst`. Shared so wrappers can extend it without forcing it. */
const toStandardResult = (r, ctx) => r.issues.length ? { issues: r.issues.map((iss) => finalizeIssue(iss, ctx, config())) } : { value: r.value };
async function validateAsync(inst, value) {
	const ctx = { async: true };
	return toStandardResult(await inst._zod.run({
		value,
		issues: []
	}, ctx), ctx);
}
function standardProps(inst) {
	return {
		validate: (value) => {
			const ctx = { async: false };
			try {
				const r = inst._zod.run({
					value,
					issues: []
				}, ctx);
				if (!(r instanceof Promise)) return toStandardResult(r, ctx);
			} catch (_) {}
			return validateAsync(inst, value);
		},
		vendor: "zod",
		version: 1
	};
}
const $ZodString = /*@__PURE__*/ $constructor("$ZodString", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.pattern = def.pattern ?? anyString;
	inst._zod.parse = (payload, _) => {
		if (def.coerce) try {
			payload.value = String(payload.value);
		} catch (_) {}
		if (typeof payload.value === "string") return payload;
		payload.issues.push({
			expected: "string",
			code: "invalid_type",
			input: payload.value,
			inst
		});
		return payload;
	};
});
const $ZodStringFormat = /*@__PURE__*/ $constructor("$ZodStringFormat", (inst, def) => {
	$ZodCheckStringFormat.init(inst, def);
	$ZodString.init(inst, def);
});
const $ZodGUID = /*@__PURE__*/ $constructor("$ZodGUID", (inst, def) => {
	def.pattern ?? (def.pattern = guid);
	$ZodStringFormat.init(inst, def);
});
const $ZodUUID = /*@__PURE__*/ $constructor("$ZodUUID", (inst, def) => {
	if (def.version) {
		const v = {
			v1: 1,
			v2: 2,
			v3: 3,
			v4: 4,
			v5: 5,
			v6: 6,
			v7: 7,
			v8: 8
		}[def.version];
		if (v === void 0) throw new Error(`Invalid UUID version: "${def.version}"`);
		def.pattern ?? (def.pattern = uuid(v));
	} else def.pattern ?? (def.pattern = uuid());
	$ZodStringFormat.init(inst, def);
});
const $ZodEmail = /*@__PURE__*/ $constructor("$ZodEmail", (inst, def) => {
	def.pattern ?? (def.pattern = email$2);
	$ZodStringFormat.init(inst, def);
});
function canParseURL(input) {
	try {
		if (typeof URL !== "undefined" && typeof URL.canParse === "function") return URL.canParse(input);
		new URL(input);
		return true;
	} catch {
		return false;
	}
}
function validateURL(trimmed, def) {
	if (!("normalize" in def) && !("hostname" in def) && !("protocol" in def)) return canParseURL(trimmed) || 2;
	return parseURLObject(trimmed, def);
}
/** Parses a URL while preserving the non-normalizing HTTP guard. */
function parseURLObject(trimmed, def) {
	if (!def.normalize && def.protocol?.source === httpProtocol.source && !/^https?:\/\//i.test(trimmed)) return 1;
	try {
		if (typeof URL !== "undefined") {
			const URLStatic = URL;
			if (typeof URLStatic.parse === "function") return URLStatic.parse(trimmed) ?? 2;
		}
		return new URL(trimmed);
	} catch {
		return 2;
	}
}
const asciiTabOrNewline = /[\t\n\r]/g;
/** The URL parser deletes every ASCII tab, LF and CR from its input before it parses, so `new URL("https://exa\nmple.com")` reports on `example.com`. Applying the same deletion to the returned value closes the half of that divergence which can move the host; the parser's other rewrite, stripping C0 controls at the edges, cannot. */
function stripTabAndNewline(value) {
	return value.replace(asciiTabOrNewline, "");
}
function urlHostnameOk(url, hostname) {
	hostname.lastIndex = 0;
	return hostname.test(url.hostname);
}
function urlProtocolOk(url, protocol) {
	protocol.lastIndex = 0;
	return protocol.test(url.protocol.endsWith(":") ? url.protocol.slice(0, -1) : url.protocol);
}
const $ZodURL = /*@__PURE__*/ $constructor("$ZodURL", (inst, def) => {
	$ZodStringFormat.init(inst, def);
	inst._zod.check = (payload) => {
		try {
			const trimmed = payload.value.trim();
			const url = validateURL(trimmed, def);
			if (url === 1) {
				payload.issues.push({
					code: "invalid_format",
					format: "url",
					note: "Invalid URL format",
					input: payload.value,
					inst,
					continue: !def.abort
				});
				return;
			}
			if (url === 2) {
				payload.issues.push({
					code: "invalid_format",
					format: "url",
					input: payload.value,
					inst,
					continue: !def.abort
				});
				return;
			}
			if (url === true) {
				payload.value = stripTabAndNewline(trimmed);
				return;
			}
			if (def.hostname && !urlHostnameOk(url, def.hostname)) payload.issues.push({
				code: "invalid_format",
				format: "url",
				note: "Invalid hostname",
				pattern: def.hostname.source,
				input: payload.value,
				inst,
				continue: !def.abort
			});
			if (def.protocol && !urlProtocolOk(url, def.protocol)) payload.issues.push({
				code: "invalid_format",
				format: "url",
				note: "Invalid protocol",
				pattern: def.protocol.source,
				input: payload.value,
				inst,
				continue: !def.abort
			});
			payload.value = def.normalize ? url.href : stripTabAndNewline(trimmed);
			return;
		} catch (_) {
			payload.issues.push({
				code: "invalid_format",
				format: "url",
				input: payload.value,
				inst,
				continue: !def.abort
			});
		}
	};
});
const $ZodEmoji = /*@__PURE__*/ $constructor("$ZodEmoji", (inst, def) => {
	def.pattern ?? (def.pattern = emoji());
	$ZodStringFormat.init(inst, def);
});
const $ZodNanoID = /*@__PURE__*/ $constructor("$ZodNanoID", (inst, def) => {
	if (def.length !== void 0 && (!Number.isInteger(def.length) || def.length < 1)) throw new Error(`Invalid nanoid length: ${def.length}`);
	def.pattern ?? (def.pattern = def.length === void 0 ? nanoid : nanoidOfLength(def.length));
	$ZodStringFormat.init(inst, def);
});
/**
* @deprecated CUID v1 is deprecated by its authors due to information leakage
* (timestamps embedded in the id). Use {@link $ZodCUID2} instead.
* See https://github.com/paralleldrive/cuid.
*/
const $ZodCUID = /*@__PURE__*/ $constructor("$ZodCUID", (inst, def) => {
	def.pattern ?? (def.pattern = cuid);
	$ZodStringFormat.init(inst, def);
});
const $ZodCUID2 = /*@__PURE__*/ $constructor("$ZodCUID2", (inst, def) => {
	def.pattern ?? (def.pattern = cuid2);
	$ZodStringFormat.init(inst, def);
});
const $ZodULID = /*@__PURE__*/ $constructor("$ZodULID", (inst, def) => {
	def.pattern ?? (def.pattern = ulid);
	$ZodStringFormat.init(inst, def);
});
const $ZodXID = /*@__PURE__*/ $constructor("$ZodXID", (inst, def) => {
	def.pattern ?? (def.pattern = xid);
	$ZodStringFormat.init(inst, def);
});
const $ZodKSUID = /*@__PURE__*/ $constructor("$ZodKSUID", (inst, def) => {
	def.pattern ?? (def.pattern = ksuid);
	$ZodStringFormat.init(inst, def);
});
const $ZodISODateTime = /*@__PURE__*/ $constructor("$ZodISODateTime", (inst, def) => {
	def.pattern ?? (def.pattern = datetime(def));
	$ZodStringFormat.init(inst, def);
});
const $ZodISODate = /*@__PURE__*/ $constructor("$ZodISODate", (inst, def) => {
	def.pattern ?? (def.pattern = date);
	$ZodStringFormat.init(inst, def);
});
const $ZodISOTime = /*@__PURE__*/ $constructor("$ZodISOTime", (inst, def) => {
	def.pattern ?? (def.pattern = time(def));
	$ZodStringFormat.init(inst, def);
});
const $ZodISODuration = /*@__PURE__*/ $constructor("$ZodISODuration", (inst, def) => {
	def.pattern ?? (def.pattern = duration);
	$ZodStringFormat.init(inst, def);
});
const $ZodIPv4 = /*@__PURE__*/ $constructor("$ZodIPv4", (inst, def) => {
	def.pattern ?? (def.pattern = ipv4);
	$ZodStringFormat.init(inst, def);
});
/** An IPv6 address is written with hex digits, colons and dots, and nothing else. The guard is what makes the check below an IPv6 check: `new URL("http://[...]")` parses an authority, not an address, so `@` and `\` re-delimit it and `"::@1\\"` validates against the host `0.0.0.1`. The URL parser also deletes ASCII tab, LF and CR rather than failing, which is how `"::1\n"` validated as `::1`. */
const ipv6Alphabet = /^[0-9a-fA-F:.]+$/;
function isValidIPv6(value) {
	if (!ipv6Alphabet.test(value)) return false;
	return canParseURL(`http://[${value}]`);
}
const $ZodIPv6 = /*@__PURE__*/ $constructor("$ZodIPv6", (inst, def) => {
	def.pattern ?? (def.pattern = ipv6);
	$ZodStringFormat.init(inst, def);
	inst._zod.check = (payload) => {
		if (!isValidIPv6(payload.value)) payload.issues.push({
			code: "invalid_format",
			format: "ipv6",
			input: payload.value,
			inst,
			continue: !def.abort
		});
	};
});
const $ZodCIDRv4 = /*@__PURE__*/ $constructor("$ZodCIDRv4", (inst, def) => {
	def.pattern ?? (def.pattern = cidrv4);
	$ZodStringFormat.init(inst, def);
});
function isValidCIDRv6(value) {
	const parts = value.split("/");
	if (parts.length !== 2) return false;
	const [address, prefix] = parts;
	if (!prefix) return false;
	const prefixNum = Number(prefix);
	if (`${prefixNum}` !== prefix) return false;
	if (prefixNum < 0 || prefixNum > 128) return false;
	return isValidIPv6(address);
}
const $ZodCIDRv6 = /*@__PURE__*/ $constructor("$ZodCIDRv6", (inst, def) => {
	def.pattern ?? (def.pattern = cidrv6);
	$ZodStringFormat.init(inst, def);
	inst._zod.check = (payload) => {
		if (!isValidCIDRv6(payload.value)) payload.issues.push({
			code: "invalid_format",
			format: "cidrv6",
			input: payload.value,
			inst,
			continue: !def.abort
		});
	};
});
function isValidBase64(data) {
	if (data === "") return true;
	if (/\s/.test(data)) return false;
	if (data.length % 4 !== 0) return false;
	try {
		atob(data);
		return true;
	} catch {
		return false;
	}
}
const base64Charset = /^[0-9a-zA-Z+/]*={0,2}$/;
const $ZodBase64 = /*@__PURE__*/ $constructor("$ZodBase64", (inst, def) => {
	def.pattern ?? (def.pattern = base64Charset);
	$ZodStringFormat.init(inst, def);
	inst._zod.check = (payload) => {
		if (isValidBase64(payload.value)) return;
		payload.issues.push({
			code: "invalid_format",
			format: "base64",
			input: payload.value,
			inst,
			continue: !def.abort
		});
	};
});
const base64urlCharset = /^[A-Za-z0-9_-]*$/;
function isValidBase64URL(data) {
	if (!base64urlCharset.test(data)) return false;
	const base64 = data.replace(/[-_]/g, (c) => c === "-" ? "+" : "/");
	return isValidBase64(base64.padEnd(Math.ceil(base64.length / 4) * 4, "="));
}
const $ZodBase64URL = /*@__PURE__*/ $constructor("$ZodBase64URL", (inst, def) => {
	def.pattern ?? (def.pattern = base64urlCharset);
	$ZodStringFormat.init(inst, def);
	inst._zod.check = (payload) => {
		if (isValidBase64URL(payload.value)) return;
		payload.issues.push({
			code: "invalid_format",
			format: "base64url",
			input: payload.value,
			inst,
			continue: !def.abort
		});
	};
});
const $ZodE164 = /*@__PURE__*/ $constructor("$ZodE164", (inst, def) => {
	def.pattern ?? (def.pattern = e164);
	$ZodStringFormat.init(inst, def);
});
function isValidJWT(token, algorithm = null) {
	try {
		const tokensParts = token.split(".");
		if (tokensParts.length !== 3) return false;
		const [header] = tokensParts;
		if (!header) return false;
		const parsedHeader = JSON.parse(atob(header));
		if ("typ" in parsedHeader && parsedHeader?.typ !== "JWT") return false;
		if (!parsedHeader.alg) return false;
		if (algorithm && (!("alg" in parsedHeader) || parsedHeader.alg !== algorithm)) return false;
		return true;
	} catch {
		return false;
	}
}
const $ZodJWT = /*@__PURE__*/ $constructor("$ZodJWT", (inst, def) => {
	$ZodStringFormat.init(inst, def);
	inst._zod.check = (payload) => {
		if (isValidJWT(payload.value, def.alg)) return;
		payload.issues.push({
			code: "invalid_format",
			format: "jwt",
			input: payload.value,
			inst,
			continue: !def.abort
		});
	};
});
const $ZodNumber = /*@__PURE__*/ $constructor("$ZodNumber", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.pattern = number$3;
	inst._zod.parse = (payload, _ctx) => {
		if (def.coerce) try {
			payload.value = Number(payload.value);
		} catch (_) {}
		const input = payload.value;
		if (typeof input === "number" && !Number.isNaN(input) && Number.isFinite(input)) return payload;
		const received = typeof input === "number" ? Number.isNaN(input) ? "NaN" : !Number.isFinite(input) ? String(input) : void 0 : void 0;
		payload.issues.push({
			expected: "number",
			code: "invalid_type",
			input,
			inst,
			...received ? { received } : {}
		});
		return payload;
	};
});
const $ZodNumberFormat = /*@__PURE__*/ $constructor("$ZodNumberFormat", (inst, def) => {
	$ZodCheckNumberFormat.init(inst, def);
	$ZodNumber.init(inst, def);
});
const $ZodBoolean = /*@__PURE__*/ $constructor("$ZodBoolean", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.pattern = boolean$1;
	inst._zod.parse = (payload, _ctx) => {
		if (def.coerce) try {
			payload.value = Boolean(payload.value);
		} catch (_) {}
		const input = payload.value;
		if (typeof input === "boolean") return payload;
		payload.issues.push({
			expected: "boolean",
			code: "invalid_type",
			input,
			inst
		});
		return payload;
	};
});
const $ZodUnknown = /*@__PURE__*/ $constructor("$ZodUnknown", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.parse = (payload) => payload;
});
const $ZodNever = /*@__PURE__*/ $constructor("$ZodNever", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.parse = (payload, _ctx) => {
		payload.issues.push({
			expected: "never",
			code: "invalid_type",
			input: payload.value,
			inst
		});
		return payload;
	};
});
function capSize(inst, size) {
	const caps = sizeCaps(inst._zod.def.checks);
	if (!caps.length) return;
	const cap = Math.min(...caps.map((c) => c[0]));
	const parse = inst._zod.parse;
	inst._zod.parse = (payload, ctx) => {
		const n = size(payload.value);
		if (n > cap && !ctx?.skipChecks && ctx?.direction !== "backward") {
			for (const [max, ch] of sizeCaps(inst._zod.def.checks)) if (n > max && ch._zod.def.when(payload)) {
				const start = payload.issues.length;
				ch._zod.check(payload);
				payload.issues[start].continue = false;
				attachSchema(payload.issues, start, inst);
				return payload;
			}
		}
		return parse(payload, ctx);
	};
}
const arraySize = (input) => Array.isArray(input) ? input.length : -1;
function handleArrayResult(result, final, index) {
	if (result.issues.length) final.issues.push(...prefixIssues(index, result.issues));
	final.value[index] = result.value;
}
const $ZodArray = /*@__PURE__*/ $constructor("$ZodArray", (inst, def) => {
	$ZodType.init(inst, def);
	const memo = globalConfig.memoizer;
	memo?.attach(inst);
	inst._zod.parse = (payload, ctx) => {
		const input = payload.value;
		if (!Array.isArray(input)) {
			payload.issues.push({
				expected: "array",
				code: "invalid_type",
				input,
				inst
			});
			return payload;
		}
		payload.value = memo ? memo.alloc(inst, payload, Array(input.length), ctx) : Array(input.length);
		const proms = [];
		const abortEarly = ctx?.abortEarly;
		for (let i = 0; i < input.length; i++) {
			const item = input[i];
			const result = def.element._zod.run({
				value: item,
				issues: []
			}, ctx);
			if (result instanceof Promise) proms.push(result.then((result) => handleArrayResult(result, payload, i)));
			else {
				handleArrayResult(result, payload, i);
				if (abortEarly && result.issues.length !== 0 && aborted(result)) break;
			}
		}
		if (proms.length) return Promise.all(proms).then(() => payload);
		return payload;
	};
	capSize(inst, arraySize);
});
function handlePropertyResult(result, final, key, input, optin, optout) {
	const isPresent = key in input;
	const isOptionalOut = optout === "optional";
	if (!isPresent && isOptionalOut && optin === "optional") return;
	if (result.issues.length) {
		if (optin !== void 0 && isOptionalOut && !isPresent) return;
		final.issues.push(...prefixIssues(key, result.issues));
	}
	if (!isPresent && optin === void 0) {
		if (!result.issues.length) final.issues.push({
			code: "invalid_type",
			expected: "nonoptional",
			input: void 0,
			path: [key]
		});
		return;
	}
	if (result.value === void 0) {
		if (isPresent || optin === "defaulted" && !isOptionalOut) final.value[key] = void 0;
	} else final.value[key] = result.value;
}
const NO_SYMBOL_KEYS = [];
function normalizeDef(def) {
	const keys = Object.keys(def.shape);
	const ownSymbols = Object.getOwnPropertySymbols(def.shape);
	const symbolKeys = ownSymbols.length ? ownSymbols : NO_SYMBOL_KEYS;
	const allKeys = symbolKeys.length ? [...keys, ...symbolKeys] : keys;
	for (const k of allKeys) if (!def.shape?.[k]?._zod?.traits?.has("$ZodType")) throw new Error(`Invalid element at key "${String(k)}": expected a Zod schema`);
	const okeys = optionalKeys(def.shape);
	return {
		...def,
		allKeys,
		symbolKeys,
		keySet: new Set(keys),
		numKeys: keys.length,
		optionalKeys: new Set(okeys)
	};
}
function handleCatchall(proms, input, payload, ctx, def, inst, abortEarly) {
	const unrecognized = [];
	const keySet = def.keySet;
	const _catchall = def.catchall._zod;
	const t = _catchall.def.type;
	const optin = _catchall.optin;
	const optout = _catchall.optout;
	let seen = 0;
	for (const key in input) {
		if (abortEarly && payload.issues.length !== seen) {
			if (aborted(payload, seen)) break;
			seen = payload.issues.length;
		}
		if (keySet.has(key)) continue;
		if (key === "__proto__") {
			if (t === "never") unrecognized.push(key);
			continue;
		}
		if (t === "never") {
			unrecognized.push(key);
			continue;
		}
		const r = _catchall.run({
			value: input[key],
			issues: []
		}, ctx);
		if (r instanceof Promise) proms.push(r.then((r) => handlePropertyResult(r, payload, key, input, optin, optout)));
		else handlePropertyResult(r, payload, key, input, optin, optout);
	}
	if (unrecognized.length) payload.issues.push({
		code: "unrecognized_keys",
		keys: unrecognized,
		input,
		inst,
		continue: true
	});
	if (!proms.length) return payload;
	return Promise.all(proms).then(() => {
		return payload;
	});
}
const $ZodObject = /*@__PURE__*/ $constructor("$ZodObject", (inst, def) => {
	$ZodType.init(inst, def);
	const desc = Object.getOwnPropertyDescriptor(def, "shape");
	const sh = desc?.get ? desc.get.raw : def.shape ?? {};
	if (sh) {
		const get = () => {
			const newSh = { ...sh };
			Object.defineProperty(def, "shape", { value: newSh });
			get.raw = newSh;
			return newSh;
		};
		get.raw = sh;
		Object.defineProperty(def, "shape", { get });
	}
	const _normalized = cached(() => normalizeDef(def));
	defineLazyInternal(inst, "propValues", (zod) => {
		const shape = zod.def.shape;
		const propValues = {};
		for (const key in shape) {
			const field = shape[key]._zod;
			if (field.values) {
				if (!Object.prototype.hasOwnProperty.call(propValues, key)) assignProp(propValues, key, /* @__PURE__ */ new Set());
				for (const v of field.values) propValues[key].add(v);
				if (field.optin !== void 0) propValues[key].add(void 0);
			}
		}
		return propValues;
	});
	const isObject$1 = isObject;
	const catchall = def.catchall;
	let value;
	const memo = globalConfig.memoizer;
	memo?.attach(inst);
	inst._zod.parse = (payload, ctx) => {
		value ?? (value = _normalized.value);
		const input = payload.value;
		if (!isObject$1(input)) {
			payload.issues.push({
				expected: "object",
				code: "invalid_type",
				input,
				inst
			});
			return payload;
		}
		payload.value = memo ? memo.alloc(inst, payload, {}, ctx) : {};
		const proms = [];
		const shape = value.shape;
		const abortEarly = ctx?.abortEarly;
		let seen = payload.issues.length;
		for (const key of value.allKeys) {
			if (abortEarly && payload.issues.length !== seen) {
				if (aborted(payload, seen)) break;
				seen = payload.issues.length;
			}
			if (key === "__proto__") continue;
			const el = shape[key];
			const optin = el._zod.optin;
			const optout = el._zod.optout;
			const r = el._zod.run({
				value: input[key],
				issues: []
			}, ctx);
			if (r instanceof Promise) proms.push(r.then((r) => handlePropertyResult(r, payload, key, input, optin, optout)));
			else handlePropertyResult(r, payload, key, input, optin, optout);
		}
		if (!catchall) return proms.length ? Promise.all(proms).then(() => payload) : payload;
		return handleCatchall(proms, input, payload, ctx, _normalized.value, inst, abortEarly === true);
	};
});
const $ZodObjectJIT = /*@__PURE__*/ $constructor("$ZodObjectJIT", (inst, def) => {
	$ZodObject.init(inst, def);
	const superParse = inst._zod.parse;
	const _normalized = cached(() => normalizeDef(def));
	const memo = globalConfig.memoizer;
	const generateFastpass = (shape) => {
		const normalized = _normalized.value;
		const syms = normalized.symbolKeys;
		const doc = new Doc(["payload", "ctx"], {
			shape,
			inst,
			memo,
			syms
		});
		const parseStr = (k) => `shape[${k}]._zod.run({ value: input[${k}], issues: [] }, ctx)`;
		const prefixStr = (id, k) => `
          let ${id}_ab = false;
          for (let i = 0; i < ${id}.issues.length; i++) {
            const iss = ${id}.issues[i];
            iss.path = iss.path ? [${k}, ...iss.path] : [${k}];
            payload.issues.push(iss);
            if (iss.continue !== true) ${id}_ab = true;
          }
          if (${id}_ab && ctx && ctx.abortEarly) {
            payload.value = newResult;
            return payload;
          }`;
		doc.write(`const input = payload.value;`);
		const ids = Object.create(null);
		let counter = 0;
		for (const key of normalized.allKeys) ids[key] = `key_${counter++}`;
		doc.write(memo ? `const newResult = memo.alloc(inst, payload, {}, ctx);` : `const newResult = {};`);
		for (const key of normalized.allKeys) {
			if (key === "__proto__") continue;
			const id = ids[key];
			const k = typeof key === "symbol" ? `syms[${syms.indexOf(key)}]` : esc(key);
			const isPresent = `${k} in input`;
			const schema = shape[key];
			const optin = schema?._zod?.optin;
			const isOptionalIn = optin !== void 0;
			const isOptionalOut = schema?._zod?.optout === "optional";
			doc.write(`const ${id} = ${parseStr(k)};`);
			if (isOptionalIn && isOptionalOut) {
				const assign = optin === "optional" ? `${id}_present` : `${id}.value !== undefined || ${id}_present`;
				doc.write(`
        const ${id}_present = ${isPresent};
        if (!${id}.issues.length || ${id}_present) {
          if (${id}.issues.length) {${prefixStr(id, k)}
          }

          if (${assign}) {
            newResult[${k}] = ${id}.value;
          }
        }

      `);
			} else if (!isOptionalIn) doc.write(`
        const ${id}_present = ${isPresent};
        if (${id}.issues.length) {${prefixStr(id, k)}
        }
        if (!${id}_present && !${id}.issues.length) {
          payload.issues.push({
            code: "invalid_type",
            expected: "nonoptional",
            input: undefined,
            path: [${k}]
          });
          if (ctx && ctx.abortEarly) {
            payload.value = newResult;
            return payload;
          }
        }

        if (${id}_present) {
          newResult[${k}] = ${id}.value;
        }

      `);
			else {
				doc.write(`
        if (${id}.issues.length) {${prefixStr(id, k)}
        }
      `);
				if (optin === "defaulted") doc.write(`newResult[${k}] = ${id}.value;`);
				else doc.write(`
        if (${id}.value !== undefined || ${isPresent}) {
          newResult[${k}] = ${id}.value;
        }
      `);
			}
		}
		doc.write(`payload.value = newResult;`);
		doc.write(`return payload;`);
		return doc.compile();
	};
	let fastpass;
	const isObject$2 = isObject;
	const jit = !globalConfig.jitless;
	const fastEnabled = jit && allowsEval.value;
	const catchall = def.catchall;
	let value;
	inst._zod.parse = (payload, ctx) => {
		value ?? (value = _normalized.value);
		const input = payload.value;
		if (!isObject$2(input)) {
			payload.issues.push({
				expected: "object",
				code: "invalid_type",
				input,
				inst
			});
			return payload;
		}
		if (jit && fastEnabled && ctx?.async === false && ctx.jitless !== true) {
			if (!fastpass) fastpass = generateFastpass(def.shape);
			payload = fastpass(payload, ctx);
			if (!catchall) return payload;
			return handleCatchall([], input, payload, ctx, value, inst, ctx?.abortEarly === true);
		}
		return superParse(payload, ctx);
	};
});
function handleUnionResults(results, final, inst, ctx) {
	for (const result of results) if (result.issues.length === 0) {
		final.value = result.value;
		return final;
	}
	const nonaborted = results.filter((r) => !aborted(r));
	if (nonaborted.length === 1) {
		final.value = nonaborted[0].value;
		return nonaborted[0];
	}
	final.issues.push({
		code: "invalid_union",
		input: final.value,
		inst,
		errors: results.map((result) => result.issues.map((iss) => finalizeIssue(iss, ctx, config())))
	});
	return final;
}
const $ZodUnion = /*@__PURE__*/ $constructor("$ZodUnion", (inst, def) => {
	$ZodType.init(inst, def);
	defineLazyInternal(inst, "optin", (zod) => zod.def.options.some((o) => o._zod.optin === "defaulted") ? "defaulted" : zod.def.options.some((o) => o._zod.optin !== void 0) ? "optional" : void 0);
	defineLazyInternal(inst, "optout", (zod) => zod.def.options.some((o) => o._zod.optout === "optional") ? "optional" : void 0);
	defineLazyInternal(inst, "values", (zod) => {
		if (zod.def.options.every((o) => o._zod.values)) return new Set(zod.def.options.flatMap((option) => Array.from(option._zod.values)));
	});
	defineLazyInternal(inst, "pattern", (zod) => {
		if (zod.def.options.every((o) => o._zod.pattern)) {
			const patterns = zod.def.options.map((o) => o._zod.pattern);
			return new RegExp(`^(${patterns.map((p) => cleanRegex(p.source)).join("|")})$`);
		}
	});
	const first = def.options.length === 1 ? def.options[0]._zod.run : null;
	inst._zod.parse = (payload, ctx) => {
		if (first) return first(payload, ctx);
		let async = false;
		const results = [];
		for (const option of def.options) {
			const result = option._zod.run({
				value: payload.value,
				issues: []
			}, ctx);
			if (result instanceof Promise) {
				results.push(result);
				async = true;
			} else {
				if (result.issues.length === 0) return result;
				results.push(result);
			}
		}
		if (!async) return handleUnionResults(results, payload, inst, ctx);
		return Promise.all(results).then((results) => {
			return handleUnionResults(results, payload, inst, ctx);
		});
	};
});
const $ZodIntersection = /*@__PURE__*/ $constructor("$ZodIntersection", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.parse = (payload, ctx) => {
		const input = payload.value;
		const left = def.left._zod.run({
			value: input,
			issues: []
		}, ctx);
		const right = def.right._zod.run({
			value: input,
			issues: []
		}, ctx);
		if (left instanceof Promise || right instanceof Promise) return Promise.all([left, right]).then(([left, right]) => {
			return handleIntersectionResults(payload, left, right);
		});
		return handleIntersectionResults(payload, left, right);
	};
});
function mergeValues(a, b) {
	if (a === b) return {
		valid: true,
		data: a
	};
	if (a instanceof Date && b instanceof Date && +a === +b) return {
		valid: true,
		data: a
	};
	if (isPlainObject(a) && isPlainObject(b)) {
		const bKeys = Object.keys(b);
		const sharedKeys = Object.keys(a).filter((key) => bKeys.indexOf(key) !== -1);
		const newObj = {
			...a,
			...b
		};
		if (Object.prototype.hasOwnProperty.call(newObj, "__proto__")) delete newObj.__proto__;
		for (const key of sharedKeys) {
			if (key === "__proto__") continue;
			const sharedValue = mergeValues(a[key], b[key]);
			if (!sharedValue.valid) return {
				valid: false,
				mergeErrorPath: [key, ...sharedValue.mergeErrorPath]
			};
			newObj[key] = sharedValue.data;
		}
		return {
			valid: true,
			data: newObj
		};
	}
	if (Array.isArray(a) && Array.isArray(b)) {
		if (a.length !== b.length) return {
			valid: false,
			mergeErrorPath: []
		};
		const newArray = [];
		for (let index = 0; index < a.length; index++) {
			const itemA = a[index];
			const itemB = b[index];
			const sharedValue = mergeValues(itemA, itemB);
			if (!sharedValue.valid) return {
				valid: false,
				mergeErrorPath: [index, ...sharedValue.mergeErrorPath]
			};
			newArray.push(sharedValue.data);
		}
		return {
			valid: true,
			data: newArray
		};
	}
	return {
		valid: false,
		mergeErrorPath: []
	};
}
function handleIntersectionResults(result, left, right) {
	const unrecKeys = /* @__PURE__ */ new Map();
	let unrecIssue;
	const keyIssues = /* @__PURE__ */ new Map();
	const collect = (iss, side) => {
		let keys;
		if (iss.code === "unrecognized_keys" && !iss.path?.length) {
			unrecIssue ?? (unrecIssue = iss);
			keys = iss.keys;
		} else if (iss.code === "invalid_key" && iss.origin === "record" && iss.path?.length === 1) {
			const k = String(iss.path[0]);
			if (!keyIssues.has(k)) keyIssues.set(k, iss);
			keys = [k];
		} else return false;
		for (const k of keys) {
			if (!unrecKeys.has(k)) unrecKeys.set(k, {});
			unrecKeys.get(k)[side] = true;
		}
		return true;
	};
	for (const iss of left.issues) if (!collect(iss, "l")) result.issues.push(iss);
	for (const iss of right.issues) if (!collect(iss, "r")) result.issues.push(iss);
	const bothKeys = [...unrecKeys].filter(([, f]) => f.l && f.r).map(([k]) => k);
	if (bothKeys.length) {
		const aggregated = unrecIssue ? bothKeys.filter((k) => unrecIssue.keys.includes(k)) : [];
		if (aggregated.length) result.issues.push({
			...unrecIssue,
			keys: aggregated
		});
		for (const k of bothKeys) if (!aggregated.includes(k) && keyIssues.has(k)) result.issues.push(keyIssues.get(k));
	}
	const merged = mergeValues(left.value, right.value);
	if (!merged.valid) {
		if (aborted(result)) return result;
		throw new Error(`Unmergable intersection. Error path: ${JSON.stringify(merged.mergeErrorPath)}`);
	}
	result.value = merged.data;
	return result;
}
const $ZodEnum = /*@__PURE__*/ $constructor("$ZodEnum", (inst, def) => {
	$ZodType.init(inst, def);
	const values = getEnumValues(def.entries);
	const valuesSet = new Set(values);
	inst._zod.values = valuesSet;
	defineLazyInternal(inst, "pattern", (zod) => {
		const patternValues = getEnumValues(zod.def.entries).filter((k) => propertyKeyTypes.has(typeof k));
		return new RegExp(patternValues.length ? `^(${patternValues.map((o) => escapeRegex(o.toString())).join("|")})$` : "^[^\\s\\S]$");
	});
	inst._zod.parse = (payload, _ctx) => {
		const input = payload.value;
		if (valuesSet.has(input)) return payload;
		payload.issues.push({
			code: "invalid_value",
			values,
			input,
			inst
		});
		return payload;
	};
});
const $ZodTransform = /*@__PURE__*/ $constructor("$ZodTransform", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.optin = "optional";
	globalConfig.memoizer?.guard(inst);
	inst._zod.parse = (payload, ctx) => {
		if (ctx.direction === "backward") throw new $ZodEncodeError(inst.constructor.name);
		const _out = def.transform(payload.value, payload);
		if (ctx.async) return (_out instanceof Promise ? _out : Promise.resolve(_out)).then((output) => {
			payload.value = output;
			return payload;
		});
		if (_out instanceof Promise) throw new $ZodAsyncError();
		payload.value = _out;
		return payload;
	};
});
function handleOptionalResult(payload, result) {
	payload.value = result.issues.length ? void 0 : result.value;
	return payload;
}
const $ZodOptional = /*@__PURE__*/ $constructor("$ZodOptional", (inst, def) => {
	$ZodType.init(inst, def);
	defineLazyInternal(inst, "optin", (zod) => zod.def.innerType._zod.optin === "defaulted" ? "defaulted" : "optional");
	inst._zod.optout = "optional";
	defineLazyInternal(inst, "values", (zod) => {
		const values = zod.def.innerType._zod.values;
		return values ? /* @__PURE__ */ new Set([...values, void 0]) : void 0;
	});
	defineLazyInternal(inst, "pattern", (zod) => {
		const pattern = zod.def.innerType._zod.pattern;
		return pattern ? new RegExp(`^(${cleanRegex(pattern.source)})?$`) : void 0;
	});
	inst._zod.parse = (payload, ctx) => {
		if (payload.value === void 0) {
			if (def.innerType._zod.optin !== "defaulted") return payload;
			const result = def.innerType._zod.run({
				value: payload.value,
				issues: []
			}, ctx);
			if (result instanceof Promise) return result.then((result) => handleOptionalResult(payload, result));
			return handleOptionalResult(payload, result);
		}
		return def.innerType._zod.run(payload, ctx);
	};
});
const $ZodExactOptional = /*@__PURE__*/ $constructor("$ZodExactOptional", (inst, def) => {
	$ZodOptional.init(inst, def);
	defineLazyInternal(inst, "values", (zod) => zod.def.innerType._zod.values);
	defineLazyInternal(inst, "pattern", (zod) => zod.def.innerType._zod.pattern);
	inst._zod.parse = (payload, ctx) => {
		return def.innerType._zod.run(payload, ctx);
	};
});
const $ZodNullable = /*@__PURE__*/ $constructor("$ZodNullable", (inst, def) => {
	$ZodType.init(inst, def);
	defineLazyInternal(inst, "optin", (zod) => zod.def.innerType._zod.optin);
	defineLazyInternal(inst, "optout", (zod) => zod.def.innerType._zod.optout);
	defineLazyInternal(inst, "pattern", (zod) => {
		const pattern = zod.def.innerType._zod.pattern;
		return pattern ? new RegExp(`^(${cleanRegex(pattern.source)}|null)$`) : void 0;
	});
	defineLazyInternal(inst, "values", (zod) => {
		return zod.def.innerType._zod.values ? /* @__PURE__ */ new Set([...zod.def.innerType._zod.values, null]) : void 0;
	});
	inst._zod.parse = (payload, ctx) => {
		if (payload.value === null) return payload;
		return def.innerType._zod.run(payload, ctx);
	};
});
const $ZodDefault = /*@__PURE__*/ $constructor("$ZodDefault", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.optin = "defaulted";
	defineLazyInternal(inst, "values", (zod) => zod.def.innerType._zod.values);
	inst._zod.parse = (payload, ctx) => {
		if (ctx.direction === "backward") return def.innerType._zod.run(payload, ctx);
		if (payload.value === void 0) {
			payload.value = def.defaultValue;
			/**
			* $ZodDefault returns the default value immediately in forward direction.
			* It doesn't pass the default value into the validator ("prefault"). There's no reason to pass the default value through validation. The validity of the default is enforced by TypeScript statically. Otherwise, it's the responsibility of the user to ensure the default is valid. In the case of pipes with divergent in/out types, you can specify the default on the `in` schema of your ZodPipe to set a "prefault" for the pipe.   */
			return payload;
		}
		const result = def.innerType._zod.run(payload, ctx);
		if (result instanceof Promise) return result.then((result) => handleDefaultResult(result, def));
		return handleDefaultResult(result, def);
	};
});
function handleDefaultResult(payload, def) {
	if (payload.value === void 0) payload.value = def.defaultValue;
	return payload;
}
const $ZodPrefault = /*@__PURE__*/ $constructor("$ZodPrefault", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.optin = "defaulted";
	defineLazyInternal(inst, "values", (zod) => zod.def.innerType._zod.values);
	inst._zod.parse = (payload, ctx) => {
		if (ctx.direction === "backward") return def.innerType._zod.run(payload, ctx);
		if (payload.value === void 0) payload.value = def.defaultValue;
		return def.innerType._zod.run(payload, ctx);
	};
});
const $ZodNonOptional = /*@__PURE__*/ $constructor("$ZodNonOptional", (inst, def) => {
	$ZodType.init(inst, def);
	defineLazyInternal(inst, "values", (zod) => {
		const v = zod.def.innerType._zod.values;
		return v ? new Set([...v].filter((x) => x !== void 0)) : void 0;
	});
	inst._zod.parse = (payload, ctx) => {
		const result = def.innerType._zod.run(payload, ctx);
		if (result instanceof Promise) return result.then((result) => handleNonOptionalResult(result, inst));
		return handleNonOptionalResult(result, inst);
	};
});
function handleNonOptionalResult(payload, inst) {
	if (!payload.issues.length && payload.value === void 0) payload.issues.push({
		code: "invalid_type",
		expected: "nonoptional",
		input: payload.value,
		inst
	});
	return payload;
}
function handleCatchResult(payload, result, def, ctx) {
	if (!result.issues.length) {
		payload.value = result.value;
		if (result.memo) payload.memo = true;
		return payload;
	}
	payload.value = def.catchValue({
		...result,
		value: payload.value,
		error: { issues: result.issues.map((iss) => finalizeIssue(iss, ctx, config())) },
		input: payload.value
	});
	return payload;
}
const $ZodCatch = /*@__PURE__*/ $constructor("$ZodCatch", (inst, def) => {
	$ZodType.init(inst, def);
	defineLazyInternal(inst, "optin", (zod) => zod.def.innerType._zod.optin === "defaulted" ? "defaulted" : "optional");
	defineLazyInternal(inst, "optout", (zod) => zod.def.innerType._zod.optout);
	defineLazyInternal(inst, "values", (zod) => zod.def.innerType._zod.values);
	inst._zod.parse = (payload, ctx) => {
		if (ctx.direction === "backward") return def.innerType._zod.run(payload, ctx);
		const result = def.innerType._zod.run({
			value: payload.value,
			issues: []
		}, ctx);
		if (result instanceof Promise) return result.then((result) => handleCatchResult(payload, result, def, ctx));
		return handleCatchResult(payload, result, def, ctx);
	};
});
const $ZodPipe = /*@__PURE__*/ $constructor("$ZodPipe", (inst, def) => {
	$ZodType.init(inst, def);
	defineLazyInternal(inst, "values", (zod) => zod.def.in._zod.values);
	defineLazyInternal(inst, "optin", (zod) => zod.def.in._zod.optin);
	defineLazyInternal(inst, "optout", (zod) => zod.def.out._zod.optout);
	defineLazyInternal(inst, "propValues", (zod) => zod.def.in._zod.propValues);
	inst._zod.parse = (payload, ctx) => {
		if (ctx.direction === "backward") {
			const right = def.out._zod.run(payload, ctx);
			if (right instanceof Promise) return right.then((right) => handlePipeResult(right, def.in, ctx));
			return handlePipeResult(right, def.in, ctx);
		}
		const left = def.in._zod.run(payload, ctx);
		if (left instanceof Promise) return left.then((left) => handlePipeResult(left, def.out, ctx));
		return handlePipeResult(left, def.out, ctx);
	};
});
function handlePipeResult(left, next, ctx) {
	if (left.issues.some((iss) => iss.code !== "unrecognized_keys")) {
		left.aborted = true;
		return left;
	}
	return next._zod.run({
		value: left.value,
		issues: left.issues
	}, ctx);
}
const $ZodReadonly = /*@__PURE__*/ $constructor("$ZodReadonly", (inst, def) => {
	$ZodType.init(inst, def);
	defineLazyInternal(inst, "propValues", (zod) => zod.def.innerType._zod.propValues);
	defineLazyInternal(inst, "values", (zod) => zod.def.innerType._zod.values);
	defineLazyInternal(inst, "optin", (zod) => zod.def.innerType?._zod?.optin);
	defineLazyInternal(inst, "optout", (zod) => zod.def.innerType?._zod?.optout);
	inst._zod.parse = (payload, ctx) => {
		if (ctx.direction === "backward") return def.innerType._zod.run(payload, ctx);
		const result = def.innerType._zod.run(payload, ctx);
		if (result instanceof Promise) return result.then(handleReadonlyResult);
		return handleReadonlyResult(result);
	};
});
function handleReadonlyResult(payload) {
	if (!payload.memo) payload.value = Object.freeze(payload.value);
	return payload;
}
const $ZodCustom = /*@__PURE__*/ $constructor("$ZodCustom", (inst, def) => {
	$ZodCheck.init(inst, def);
	$ZodType.init(inst, def);
	inst._zod.parse = (payload, _) => {
		return payload;
	};
	inst._zod.check = (payload) => {
		const input = payload.value;
		const r = def.fn(input);
		if (r instanceof Promise) return r.then((r) => handleRefineResult(r, payload, input, inst));
		handleRefineResult(r, payload, input, inst);
	};
});
function handleRefineResult(result, payload, input, inst) {
	if (!result) {
		const _iss = {
			code: "custom",
			input,
			inst,
			path: [...inst._zod.def.path ?? []],
			continue: !inst._zod.def.abort
		};
		if (inst._zod.def.params) _iss.params = inst._zod.def.params;
		payload.issues.push(issue(_iss));
	}
}
// node_modules/zod/v4/core/memoizer.js
var $ZodCyclicError = class extends Error {
	constructor() {
		super(`Cannot parse a reference cycle that closes through a transform`);
		this.name = "ZodCyclicError";
	}
};
/** Keyed off the context object every schema in one parse call already shares. */
const STATE = "~memo";
const NO_ISSUES = [];
function isRef(value) {
	return value !== null && typeof value === "object";
}
function cloneIssues(issues) {
	return issues.map((iss) => iss.path ? {
		...iss,
		path: iss.path.slice()
	} : { ...iss });
}
const recursive = /*@__PURE__*/ new WeakMap();
/** What the walk established, in order of certainty: ordered so the strongest answer among children wins. */
const NONE = 0;
const ASSUMED = 1;
const PROVEN = 2;
/** Whether this schema's subtree contains a cycle, so one parse can re-enter it. */
function isRecursive(inst, stack, resolve) {
	const cached = recursive.get(inst);
	if (cached !== void 0) return cached ? PROVEN : NONE;
	if (stack.has(inst)) return PROVEN;
	stack.add(inst);
	let result = NONE;
	const check = (child) => {
		if (result !== PROVEN && child?._zod) {
			const answer = isRecursive(child, stack, resolve);
			if (answer > result) result = answer;
		}
	};
	const shape = (sh, spread) => {
		let answer = NONE;
		for (const key of Reflect.ownKeys(sh)) {
			const desc = Object.getOwnPropertyDescriptor(sh, key);
			if (spread && !desc.enumerable) continue;
			const child = desc.get ? ASSUMED : desc.value?._zod ? isRecursive(desc.value, stack, resolve) : NONE;
			if (child > answer) answer = child;
		}
		return answer;
	};
	const merge = (answer) => {
		if (answer > result) result = answer;
	};
	const def = inst._zod.def;
	switch (def.type) {
		case "object": {
			const raw = rawShape(def);
			merge(raw ? shape(raw, true) : ASSUMED);
			check(def.catchall);
			break;
		}
		case "array":
			check(def.element);
			break;
		case "tuple":
			for (const el of def.items) check(el);
			check(def.rest);
			break;
		case "record":
		case "map":
			check(def.keyType);
			check(def.valueType);
			break;
		case "set":
			check(def.valueType);
			break;
		case "union":
			for (const el of def.options) check(el);
			break;
		case "intersection":
			check(def.left);
			check(def.right);
			break;
		case "optional":
		case "nullable":
		case "default":
		case "prefault":
		case "catch":
		case "readonly":
		case "nonoptional":
		case "promise":
		case "success":
			check(def.innerType);
			break;
		case "pipe":
			check(def.in);
			check(def.out);
			break;
		case "function":
			check(def.input);
			check(def.output);
			break;
		case "lazy": {
			const inner = def._cachedInner ?? (resolve ? inst._zod.innerType : void 0);
			merge(inner ? isRecursive(inner, stack, false) : ASSUMED);
			break;
		}
		case "template_literal":
		case "string":
		case "number":
		case "int":
		case "boolean":
		case "bigint":
		case "symbol":
		case "undefined":
		case "null":
		case "void":
		case "never":
		case "any":
		case "unknown":
		case "date":
		case "nan":
		case "enum":
		case "literal":
		case "file":
		case "transform":
		case "custom": break;
		default: for (const key in def) {
			const desc = Object.getOwnPropertyDescriptor(def, key);
			if (!desc || desc.get) continue;
			const value = desc.value;
			if (!value || typeof value !== "object") continue;
			if (value._zod) check(value);
			else if (Array.isArray(value)) for (const el of value) check(el);
		}
	}
	stack.delete(inst);
	return settle(inst, result);
}
/** An assumed answer must not outlive the resolution that settles it, so only a certain one is cached. */
function settle(inst, answer) {
	if (answer !== ASSUMED) recursive.set(inst, answer === PROVEN);
	return answer;
}
function bucketFor(state, inst) {
	let bucket = state.buckets.get(inst);
	if (!bucket) {
		bucket = /* @__PURE__ */ new WeakMap();
		state.buckets.set(inst, bucket);
	}
	return bucket;
}
let handoff;
const open = [];
const memo = {
	alloc(_inst, payload, empty) {
		const bucket = handoff;
		if (!bucket) return empty;
		handoff = void 0;
		const entry = {
			value: empty,
			issues: null
		};
		bucket.set(payload.value, entry);
		open.push(entry);
		return empty;
	},
	guard(inst) {
		var _a;
		(_a = inst._zod).deferred ?? (_a.deferred = []);
		inst._zod.deferred.push(() => {
			const base = inst._zod.parse;
			const wrapped = (payload, ctx) => {
				if (ctx.direction !== "backward" && isBackEdge(ctx, payload.value)) throw new $ZodCyclicError();
				return base(payload, ctx);
			};
			inst._zod.parse = wrapped;
			if (inst._zod.run === base) inst._zod.run = wrapped;
		});
	},
	attach(inst) {
		var _a;
		let isRecursiveInst;
		let rechecked = false;
		let lastCtx;
		let lastBucket;
		(_a = inst._zod).deferred ?? (_a.deferred = []);
		inst._zod.deferred.push(() => {
			const base = inst._zod.parse;
			const wrapped = (payload, ctx) => {
				if (isRecursiveInst === void 0) {
					const walked = isRecursive(inst, /* @__PURE__ */ new Set(), false);
					if (walked === NONE) {
						inst._zod.parse = base;
						if (inst._zod.run === wrapped) inst._zod.run = base;
						return base(payload, ctx);
					}
					if (walked === PROVEN || rechecked) isRecursiveInst = true;
					else rechecked = true;
				}
				const input = payload.value;
				if (!isRef(input)) return base(payload, ctx);
				let state = ctx[STATE];
				if (!state) {
					state = {
						buckets: /* @__PURE__ */ new WeakMap(),
						backEdges: void 0
					};
					ctx[STATE] = state;
				}
				let bucket;
				if (lastCtx === ctx) bucket = lastBucket;
				else {
					bucket = bucketFor(state, inst);
					lastCtx = ctx;
					lastBucket = bucket;
				}
				const hit = bucket.get(input);
				if (hit) {
					payload.value = hit.value;
					if (hit.issues) {
						if (hit.issues.length) payload.issues.push(...cloneIssues(hit.issues));
					} else {
						payload.memo = true;
						state.backEdges ?? (state.backEdges = /* @__PURE__ */ new WeakSet());
						state.backEdges.add(hit.value);
					}
					return payload;
				}
				handoff = bucket;
				const depth = open.length;
				const result = base(payload, ctx);
				handoff = void 0;
				const entry = open.length > depth ? open.pop() : void 0;
				if (result instanceof Promise) return result.then((r) => {
					if (entry) entry.issues = r.issues.length ? cloneIssues(r.issues) : NO_ISSUES;
					return r;
				});
				if (entry) entry.issues = result.issues.length ? cloneIssues(result.issues) : NO_ISSUES;
				return result;
			};
			inst._zod.parse = wrapped;
			if (inst._zod.run === base) inst._zod.run = wrapped;
		});
	}
};
/** The memoizer that gives containers cycle support. `zod` installs it by default; `zod/mini` opts in with `config({ memoizer: memoizer() })`. */
function memoizer() {
	return memo;
}
/** Whether this value is a node a back-edge resolved to before it finished. */
function isBackEdge(ctx, value) {
	const backEdges = ctx[STATE]?.backEdges;
	return backEdges !== void 0 && isRef(value) && backEdges.has(value);
}
// node_modules/zod/v4/locales/en.js
const error = () => {
	const Sizable = {
		string: {
			unit: "characters",
			verb: "to have"
		},
		file: {
			unit: "bytes",
			verb: "to have"
		},
		array: {
			unit: "items",
			verb: "to have"
		},
		set: {
			unit: "items",
			verb: "to have"
		},
		map: {
			unit: "entries",
			verb: "to have"
		}
	};
	function getSizing(origin) {
		return Sizable[origin] ?? null;
	}
	const FormatDictionary = {
		regex: "input",
		email: "email address",
		url: "URL",
		emoji: "emoji",
		uuid: "UUID",
		uuidv4: "UUIDv4",
		uuidv6: "UUIDv6",
		nanoid: "nanoid",
		guid: "GUID",
		cuid: "cuid",
		cuid2: "cuid2",
		ulid: "ULID",
		xid: "XID",
		ksuid: "KSUID",
		datetime: "ISO datetime",
		date: "ISO date",
		time: "ISO time",
		duration: "ISO duration",
		ipv4: "IPv4 address",
		ipv6: "IPv6 address",
		mac: "MAC address",
		cidrv4: "IPv4 range",
		cidrv6: "IPv6 range",
		base64: "base64-encoded string",
		base64url: "base64url-encoded string",
		json_string: "JSON string",
		e164: "E.164 number",
		currency_code: "currency code",
		credit_card: "credit card number",
		iban: "IBAN",
		jwt: "JWT",
		template_literal: "input"
	};
	const TypeDictionary = { nan: "NaN" };
	function getTypeName(type, input) {
		if (type === "number" && typeof input === "number" && !Number.isFinite(input)) return String(input);
		return TypeDictionary[type] ?? type;
	}
	return (issue) => {
		switch (issue.code) {
			case "invalid_type": return `Invalid input: expected ${getTypeName(issue.expected)}, received ${getTypeName(parsedType(issue.input), issue.input)}`;
			case "invalid_value":
				if (issue.values.length === 1) return `Invalid input: expected ${stringifyPrimitive(issue.values[0])}`;
				return `Invalid option: expected one of ${joinValues(issue.values, "|")}`;
			case "too_big": {
				const adj = issue.exact ? "exactly " : issue.inclusive ? "<=" : "<";
				const sizing = getSizing(issue.origin);
				if (sizing) return `Too big: expected ${issue.origin ?? "value"} to have ${adj}${issue.maximum.toString()} ${sizing.unit ?? "elements"}`;
				return `Too big: expected ${issue.origin ?? "value"} to be ${adj}${issue.maximum.toString()}`;
			}
			case "too_small": {
				const adj = issue.exact ? "exactly " : issue.inclusive ? ">=" : ">";
				const sizing = getSizing(issue.origin);
				if (sizing) return `Too small: expected ${issue.origin} to have ${adj}${issue.minimum.toString()} ${sizing.unit}`;
				return `Too small: expected ${issue.origin} to be ${adj}${issue.minimum.toString()}`;
			}
			case "invalid_format": {
				const _issue = issue;
				if (_issue.format === "starts_with") return `Invalid string: must start with "${_issue.prefix}"`;
				if (_issue.format === "ends_with") return `Invalid string: must end with "${_issue.suffix}"`;
				if (_issue.format === "includes") return `Invalid string: must include "${_issue.includes}"`;
				if (_issue.format === "regex") return `Invalid string: must match pattern ${_issue.pattern}`;
				return `Invalid ${FormatDictionary[_issue.format] ?? issue.format}`;
			}
			case "not_multiple_of": return `Invalid number: must be a multiple of ${issue.divisor}`;
			case "unrecognized_keys": return `Unrecognized key${issue.keys.length > 1 ? "s" : ""}: ${joinValues(issue.keys, ", ")}`;
			case "invalid_key": return `Invalid key in ${issue.origin}`;
			case "invalid_union":
				if (issue.options && Array.isArray(issue.options) && issue.options.length > 0) return `Invalid discriminator value. Expected ${issue.options.map((o) => `'${o}'`).join(" | ")}`;
				if (issue.inclusive === false) return "Invalid input: more than one option matched";
				return "Invalid input";
			case "invalid_element": return `Invalid value in ${issue.origin}`;
			default: return `Invalid input`;
		}
	};
};
function en_default() {
	return { localeError: error() };
}
// node_modules/zod/v4/core/registries.js
var _a;
var $ZodRegistry = class {
	constructor() {
		this._map = /* @__PURE__ */ new WeakMap();
		this._idmap = /* @__PURE__ */ new Map();
	}
	add(schema, ..._meta) {
		const meta = _meta[0];
		this._map.set(schema, meta);
		if (meta && typeof meta === "object" && "id" in meta) this._idmap.set(meta.id, schema);
		return this;
	}
	clear() {
		this._map = /* @__PURE__ */ new WeakMap();
		this._idmap = /* @__PURE__ */ new Map();
		return this;
	}
	remove(schema) {
		const meta = this._map.get(schema);
		if (meta && typeof meta === "object" && "id" in meta) this._idmap.delete(meta.id);
		this._map.delete(schema);
		return this;
	}
	get(schema) {
		const p = schema._zod.parent;
		if (p) {
			const pm = { ...this.get(p) ?? {} };
			delete pm.id;
			const f = {
				...pm,
				...this._map.get(schema)
			};
			return Object.keys(f).length ? f : void 0;
		}
		return this._map.get(schema);
	}
	has(schema) {
		return this._map.has(schema);
	}
};
function registry() {
	return new $ZodRegistry();
}
(_a = globalThis).__zod_globalRegistry ?? (_a.__zod_globalRegistry = registry());
const globalRegistry = globalThis.__zod_globalRegistry;
// node_modules/zod/v4/core/api.js
function snapshotChecks(def) {
	if (def.checks) def.checks = [...def.checks];
	return def;
}
// @__NO_SIDE_EFFECTS__
function _string(Class, params) {
	return new Class(snapshotChecks({
		type: "string",
		...normalizeParams(params)
	}));
}
// @__NO_SIDE_EFFECTS__
function _email(Class, params) {
	return new Class({
		type: "string",
		format: "email",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _guid(Class, params) {
	return new Class({
		type: "string",
		format: "guid",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _uuid(Class, params) {
	return new Class({
		type: "string",
		format: "uuid",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _uuidv4(Class, params) {
	return new Class({
		type: "string",
		format: "uuid",
		check: "string_format",
		abort: false,
		version: "v4",
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _uuidv6(Class, params) {
	return new Class({
		type: "string",
		format: "uuid",
		check: "string_format",
		abort: false,
		version: "v6",
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _uuidv7(Class, params) {
	return new Class({
		type: "string",
		format: "uuid",
		check: "string_format",
		abort: false,
		version: "v7",
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _url(Class, params) {
	return new Class({
		type: "string",
		format: "url",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _emoji(Class, params) {
	return new Class({
		type: "string",
		format: "emoji",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _nanoid(Class, params) {
	return new Class({
		type: "string",
		format: "nanoid",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
/**
* @deprecated CUID v1 is deprecated by its authors due to information leakage
* (timestamps embedded in the id). Use {@link _cuid2} instead.
* See https://github.com/paralleldrive/cuid.
*/
// @__NO_SIDE_EFFECTS__
function _cuid(Class, params) {
	return new Class({
		type: "string",
		format: "cuid",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _cuid2(Class, params) {
	return new Class({
		type: "string",
		format: "cuid2",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _ulid(Class, params) {
	return new Class({
		type: "string",
		format: "ulid",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _xid(Class, params) {
	return new Class({
		type: "string",
		format: "xid",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _ksuid(Class, params) {
	return new Class({
		type: "string",
		format: "ksuid",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _ipv4(Class, params) {
	return new Class({
		type: "string",
		format: "ipv4",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _ipv6(Class, params) {
	return new Class({
		type: "string",
		format: "ipv6",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _cidrv4(Class, params) {
	return new Class({
		type: "string",
		format: "cidrv4",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _cidrv6(Class, params) {
	return new Class({
		type: "string",
		format: "cidrv6",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _base64(Class, params) {
	return new Class({
		type: "string",
		format: "base64",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _base64url(Class, params) {
	return new Class({
		type: "string",
		format: "base64url",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _e164(Class, params) {
	return new Class({
		type: "string",
		format: "e164",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _jwt(Class, params) {
	return new Class({
		type: "string",
		format: "jwt",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _isoDateTime(Class, params) {
	return new Class({
		type: "string",
		format: "datetime",
		check: "string_format",
		offset: false,
		local: false,
		precision: null,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _isoDate(Class, params) {
	return new Class({
		type: "string",
		format: "date",
		check: "string_format",
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _isoTime(Class, params) {
	return new Class({
		type: "string",
		format: "time",
		check: "string_format",
		precision: null,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _isoDuration(Class, params) {
	return new Class({
		type: "string",
		format: "duration",
		check: "string_format",
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _number(Class, params) {
	return new Class(snapshotChecks({
		type: "number",
		checks: [],
		...normalizeParams(params)
	}));
}
// @__NO_SIDE_EFFECTS__
function _int(Class, params) {
	return new Class({
		type: "number",
		check: "number_format",
		abort: false,
		format: "safeint",
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _boolean(Class, params) {
	return new Class({
		type: "boolean",
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _unknown(Class) {
	return new Class({ type: "unknown" });
}
// @__NO_SIDE_EFFECTS__
function _never(Class, params) {
	return new Class({
		type: "never",
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _lt(value, params) {
	return new $ZodCheckLessThan({
		check: "less_than",
		...normalizeParams(params),
		value,
		inclusive: false
	});
}
// @__NO_SIDE_EFFECTS__
function _lte(value, params) {
	return new $ZodCheckLessThan({
		check: "less_than",
		...normalizeParams(params),
		value,
		inclusive: true
	});
}
// @__NO_SIDE_EFFECTS__
function _gt(value, params) {
	return new $ZodCheckGreaterThan({
		check: "greater_than",
		...normalizeParams(params),
		value,
		inclusive: false
	});
}
// @__NO_SIDE_EFFECTS__
function _gte(value, params) {
	return new $ZodCheckGreaterThan({
		check: "greater_than",
		...normalizeParams(params),
		value,
		inclusive: true
	});
}
// @__NO_SIDE_EFFECTS__
function _multipleOf(value, params) {
	return new $ZodCheckMultipleOf({
		check: "multiple_of",
		...normalizeParams(params),
		value
	});
}
// @__NO_SIDE_EFFECTS__
function _maxLength(maximum, params) {
	return new $ZodCheckMaxLength({
		check: "max_length",
		...normalizeParams(params),
		maximum
	});
}
// @__NO_SIDE_EFFECTS__
function _minLength(minimum, params) {
	return new $ZodCheckMinLength({
		check: "min_length",
		...normalizeParams(params),
		minimum
	});
}
// @__NO_SIDE_EFFECTS__
function _length(length, params) {
	return new $ZodCheckLengthEquals({
		check: "length_equals",
		...normalizeParams(params),
		length
	});
}
// @__NO_SIDE_EFFECTS__
function _regex(pattern, params) {
	return new $ZodCheckRegex({
		check: "string_format",
		format: "regex",
		...normalizeParams(params),
		pattern
	});
}
// @__NO_SIDE_EFFECTS__
function _lowercase(params) {
	return new $ZodCheckLowerCase({
		check: "string_format",
		format: "lowercase",
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _uppercase(params) {
	return new $ZodCheckUpperCase({
		check: "string_format",
		format: "uppercase",
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _includes(includes, params) {
	return new $ZodCheckIncludes({
		check: "string_format",
		format: "includes",
		...normalizeParams(params),
		includes
	});
}
// @__NO_SIDE_EFFECTS__
function _startsWith(prefix, params) {
	return new $ZodCheckStartsWith({
		check: "string_format",
		format: "starts_with",
		...normalizeParams(params),
		prefix
	});
}
// @__NO_SIDE_EFFECTS__
function _endsWith(suffix, params) {
	return new $ZodCheckEndsWith({
		check: "string_format",
		format: "ends_with",
		...normalizeParams(params),
		suffix
	});
}
// @__NO_SIDE_EFFECTS__
function _overwrite(tx) {
	return new $ZodCheckOverwrite({
		check: "overwrite",
		tx
	});
}
// @__NO_SIDE_EFFECTS__
function _normalize(form) {
	return /* @__PURE__ */ _overwrite((input) => input.normalize(form));
}
// @__NO_SIDE_EFFECTS__
function _trim() {
	return /* @__PURE__ */ _overwrite((input) => input.trim());
}
// @__NO_SIDE_EFFECTS__
function _toLowerCase() {
	return /* @__PURE__ */ _overwrite((input) => input.toLowerCase());
}
// @__NO_SIDE_EFFECTS__
function _toUpperCase() {
	return /* @__PURE__ */ _overwrite((input) => input.toUpperCase());
}
// @__NO_SIDE_EFFECTS__
function _slugify() {
	return /* @__PURE__ */ _overwrite((input) => slugify(input));
}
// @__NO_SIDE_EFFECTS__
function _array(Class, element, params) {
	return new Class({
		type: "array",
		element,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _refine(Class, fn, _params) {
	return new Class({
		type: "custom",
		check: "custom",
		fn,
		...normalizeParams(_params)
	});
}
// @__NO_SIDE_EFFECTS__
function _superRefine(fn, params) {
	const ch = /* @__PURE__ */ _check((payload) => {
		payload.addIssue = (issue$2) => {
			if (typeof issue$2 === "string") payload.issues.push(issue(issue$2, payload.value, ch._zod.def));
			else {
				const _issue = issue$2;
				if (_issue.fatal) _issue.continue = false;
				_issue.code ?? (_issue.code = "custom");
				if (!("input" in _issue)) _issue.input = payload.value;
				_issue.inst ?? (_issue.inst = ch);
				_issue.continue ?? (_issue.continue = !ch._zod.def.abort);
				payload.issues.push(issue(_issue));
			}
		};
		return fn(payload.value, payload);
	}, params);
	return ch;
}
// @__NO_SIDE_EFFECTS__
function _check(fn, params) {
	const ch = new $ZodCheck({
		check: "custom",
		...normalizeParams(params)
	});
	ch._zod.check = fn;
	return ch;
}
// node_modules/zod/v4/core/to-json-schema.js
function assignProps(target, ...sources) {
	for (const source of sources) for (const key of Reflect.ownKeys(source)) if (Object.prototype.propertyIsEnumerable.call(source, key)) assignProp(target, key, source[key]);
	return target;
}
function initializeContext(params) {
	let target = params?.target ?? "draft-2020-12";
	if (target === "draft-4") target = "draft-04";
	if (target === "draft-7") target = "draft-07";
	return {
		processors: params.processors ?? {},
		metadataRegistry: params?.metadata ?? globalRegistry,
		target,
		unrepresentable: params?.unrepresentable ?? "throw",
		override: params?.override ?? (() => {}),
		io: params?.io ?? "output",
		counter: 0,
		seen: /* @__PURE__ */ new Map(),
		sharedDefsExtractedFor: void 0,
		sharedEmitDoneFor: void 0,
		cycles: params?.cycles ?? "ref",
		reused: params?.reused ?? "inline",
		intersections: [],
		deferred: [],
		external: params?.external ?? void 0
	};
}
/**
* Applies the `unrepresentable` setting at a site that has no JSON Schema equivalent. Throws
* `message` unless the setting (or the handler's return value) says otherwise. Returns `true` if a
* custom JSON Schema was written into `json`, in which case the caller must not write its own.
*/
function handleUnrepresentable(schema, ctx, json, params, message) {
	const result = typeof ctx.unrepresentable === "function" ? ctx.unrepresentable({
		zodSchema: schema,
		path: params.path,
		message
	}) : ctx.unrepresentable;
	if (result === "any") return false;
	if (result === void 0 || result === "throw") throw new Error(message);
	Object.assign(json, result);
	return true;
}
function processSchema(schema, ctx, _params = {
	path: [],
	schemaPath: []
}) {
	var _a;
	const def = schema._zod.def;
	const seen = ctx.seen.get(schema);
	if (seen) {
		seen.count++;
		if (_params.schemaPath.includes(schema)) seen.cycle = _params.path;
		return seen.schema;
	}
	const result = {
		schema: {},
		count: 1,
		cycle: void 0,
		path: _params.path
	};
	ctx.seen.set(schema, result);
	ctx.sharedDefsExtractedFor = void 0;
	ctx.sharedEmitDoneFor = void 0;
	const overrideSchema = schema._zod.toJSONSchema?.();
	if (overrideSchema) result.schema = overrideSchema;
	else {
		const params = {
			..._params,
			schemaPath: [..._params.schemaPath, schema],
			path: _params.path
		};
		if (schema._zod.processJSONSchema) schema._zod.processJSONSchema(ctx, result.schema, params);
		else {
			const _json = result.schema;
			const processor = ctx.processors[def.type];
			if (!processor) throw new Error(`[toJSONSchema]: Non-representable type encountered: ${def.type}`);
			processor(schema, ctx, _json, params);
		}
		const parent = schema._zod.parent;
		if (parent) {
			if (!result.ref) result.ref = parent;
			processSchema(parent, ctx, params);
			ctx.seen.get(parent).isParent = true;
		}
	}
	const meta = ctx.metadataRegistry.get(schema);
	if (meta) assignProps(result.schema, meta);
	if (ctx.io === "input" && isTransforming(schema)) {
		delete result.schema.examples;
		delete result.schema.default;
	}
	if (ctx.io === "input" && "_prefault" in result.schema) (_a = result.schema).default ?? (_a.default = result.schema._prefault);
	delete result.schema._prefault;
	return ctx.seen.get(schema).schema;
}
function encodeJSONPointerSegment(segment) {
	return segment.replace(/~/g, "~0").replace(/\//g, "~1");
}
function extractDefs(ctx, schema) {
	const root = ctx.seen.get(schema);
	if (!root) throw new Error("Unprocessed schema. This is a bug in Zod.");
	if (ctx.external && ctx.sharedDefsExtractedFor === ctx.external) return;
	const idToSchema = /* @__PURE__ */ new Map();
	for (const entry of ctx.seen.entries()) {
		const id = ctx.metadataRegistry.get(entry[0])?.id;
		if (id) {
			const existing = idToSchema.get(id);
			if (existing && existing !== entry[0]) throw new Error(`Duplicate schema id "${id}" detected during JSON Schema conversion. Two different schemas cannot share the same id when converted together.`);
			idToSchema.set(id, entry[0]);
		}
	}
	const makeURI = (entry) => {
		const defsSegment = ctx.target === "draft-2020-12" ? "$defs" : "definitions";
		if (ctx.external) {
			const externalId = ctx.external.registry.get(entry[0])?.id;
			const uriGenerator = ctx.external.uri ?? ((id) => id);
			if (externalId) return { ref: uriGenerator(externalId) };
			const id = entry[1].defId ?? entry[1].schema.id ?? `schema${ctx.counter++}`;
			entry[1].defId = id;
			return {
				defId: id,
				ref: `${uriGenerator("__shared")}#/${defsSegment}/${encodeJSONPointerSegment(id)}`
			};
		}
		const uriPrefix = `#`;
		const defUriPrefix = `${uriPrefix}/${defsSegment}/`;
		if (entry[1] === root && !entry[1].schema.id) return { ref: uriPrefix };
		const defId = entry[1].schema.id ?? `__schema${ctx.counter++}`;
		return {
			defId,
			ref: defUriPrefix + encodeJSONPointerSegment(defId)
		};
	};
	const extractToDef = (entry) => {
		if (entry[1].schema.$ref) return;
		const seen = entry[1];
		const { ref, defId } = makeURI(entry);
		seen.def = { ...seen.schema };
		if (defId) seen.defId = defId;
		const schema = seen.schema;
		for (const key in schema) delete schema[key];
		schema.$ref = ref;
	};
	if (ctx.cycles === "throw") for (const entry of ctx.seen.entries()) {
		const seen = entry[1];
		if (seen.cycle) throw new Error(`Cycle detected: #/${seen.cycle?.join("/")}/<root>

Set the \`cycles\` parameter to \`"ref"\` to resolve cyclical schemas with defs.`);
	}
	for (const entry of ctx.seen.entries()) {
		const seen = entry[1];
		if (schema === entry[0]) {
			extractToDef(entry);
			continue;
		}
		if (ctx.external) {
			const ext = ctx.external.registry.get(entry[0])?.id;
			if (schema !== entry[0] && ext) {
				extractToDef(entry);
				continue;
			}
		}
		if (ctx.metadataRegistry.get(entry[0])?.id) {
			extractToDef(entry);
			continue;
		}
		if (seen.cycle) {
			extractToDef(entry);
			continue;
		}
		if (seen.count > 1) {
			if (ctx.reused === "ref") extractToDef(entry);
		}
	}
	if (ctx.external) ctx.sharedDefsExtractedFor = ctx.external;
}
/** Rewrites `anyOf: [{type: "a"}, {type: "b"}]` to `type: ["a", "b"]`, which every JSON Schema draft treats as equivalent and most consumers render far better for the nullable case. Only branches that are a bare type assertion qualify — anything carrying a constraint, `$ref`, `const` or metadata is left alone. Runs after `flattenRef`, so a branch an override decorated or `$defs` extraction turned into a `$ref` is no longer bare and correctly stays in `anyOf`. `oneOf` is excluded: `integer` and `number` overlap, so "exactly one" and "at least one" are not the same there. OpenAPI 3.0 is excluded: its `type` must be a single string. */
function compactTypeUnion(schema) {
	const options = schema.anyOf;
	if (!Array.isArray(options) || options.length === 0 || schema.type !== void 0) return;
	const types = [];
	for (const option of options) {
		if (!option || typeof option !== "object") return;
		compactTypeUnion(option);
		const keys = Object.keys(option);
		if (keys.length !== 1 || keys[0] !== "type") return;
		const type = option.type;
		for (const member of Array.isArray(type) ? type : [type]) {
			if (typeof member !== "string") return;
			if (!types.includes(member)) types.push(member);
		}
	}
	delete schema.anyOf;
	schema.type = types.length === 1 ? types[0] : types;
}
/** Keywords `foldIntersection` knows how to combine. Anything else — `$ref`, `patternProperties`,
* an annotation like `description` — makes a member unfoldable, so a constraint this does not
* understand leaves the `allOf` alone instead of being silently dropped or misattributed. */
const FOLDABLE_KEYS = /* @__PURE__ */ new Set([
	"type",
	"properties",
	"required",
	"additionalProperties"
]);
const UNION_KEYS = ["oneOf", "anyOf"];
/** A member's constraint on a key it does not declare itself. A `catchall` states one; `false`, an absent `additionalProperties`, and the empty schema a loose object emits state nothing. */
function undeclaredConstraint(member) {
	const extra = member.additionalProperties;
	if (extra === void 0 || extra === false || typeof extra !== "object" || extra === null) return null;
	return Object.keys(extra).length ? extra : null;
}
/** Combines object members into the single object they describe together, or returns `null` if any of them carries a keyword outside {@link FOLDABLE_KEYS}. */
function foldObjects(members) {
	const objects = [];
	for (const member of members) {
		if (typeof member !== "object" || member.type !== "object") return null;
		for (const key in member) if (!FOLDABLE_KEYS.has(key)) return null;
		objects.push(member);
	}
	const properties = {};
	const required = /* @__PURE__ */ new Set();
	for (const object of objects) {
		for (const key in object.properties) {
			if (Object.prototype.hasOwnProperty.call(properties, key)) continue;
			const parts = [];
			for (const other of objects) {
				const part = other.properties?.[key] ?? undeclaredConstraint(other);
				if (part === null || part === void 0) continue;
				if (!parts.some((seen) => JSON.stringify(seen) === JSON.stringify(part))) parts.push(part);
			}
			assignProp(properties, key, parts.length === 1 ? parts[0] : foldObjects(parts) ?? { allOf: parts });
		}
		for (const key of object.required ?? []) required.add(key);
	}
	const folded = {
		type: "object",
		properties
	};
	if (required.size) folded.required = [...required];
	if (objects.every((object) => object.additionalProperties === false)) folded.additionalProperties = false;
	else {
		const constraints = [];
		for (const object of objects) {
			const constraint = undeclaredConstraint(object);
			if (constraint && !constraints.some((seen) => JSON.stringify(seen) === JSON.stringify(constraint))) constraints.push(constraint);
		}
		if (constraints.length === 1) folded.additionalProperties = constraints[0];
		else if (constraints.length > 1) folded.additionalProperties = { allOf: constraints };
	}
	return folded;
}
/** `additionalProperties` in an `allOf` member sees only that member's own `properties`, so two
* closed object members reject each other's keys and the schema validates nothing. Zod's parser
* pools the key sets instead — `handleIntersectionResults` reports a key as unrecognized only when
* *every* side rejects it — so the emitted schema has to pool them too, and folding the members
* into one object is the encoding that says so on every target.
*
* This runs from `finalize`, after `extractDefs`, which is what keeps it clear of the `$ref`
* machinery: a member extracted into `$defs` is already a `$ref` by now and declines to fold, so it
* keeps its reference and its own closedness rather than being inlined as a stale copy. */
function foldIntersection(json) {
	const allOf = json.allOf;
	if (!Array.isArray(allOf) || allOf.length < 2) return;
	for (const key of FOLDABLE_KEYS) if (key in json) return;
	const unions = allOf.filter((m) => UNION_KEYS.some((k) => Array.isArray(m[k])));
	let folded = null;
	if (!unions.length) folded = foldObjects(allOf);
	else {
		const union = unions[0];
		const keyword = UNION_KEYS.find((k) => Array.isArray(union[k]));
		if (Object.keys(union).length !== 1) return;
		const rest = allOf.filter((m) => m !== union);
		const branches = union[keyword].map((branch) => foldObjects([...rest, branch]));
		if (branches.some((b) => !b)) return;
		folded = { [keyword]: branches };
	}
	if (!folded) return;
	delete json.allOf;
	assignProps(json, folded);
}
function finalize(ctx, schema) {
	const root = ctx.seen.get(schema);
	if (!root) throw new Error("Unprocessed schema. This is a bug in Zod.");
	const flattenRef = (zodSchema) => {
		const seen = ctx.seen.get(zodSchema);
		if (seen.ref === null) return;
		const schema = seen.def ?? seen.schema;
		const _cached = { ...schema };
		const ref = seen.ref;
		seen.ref = null;
		if (ref) {
			flattenRef(ref);
			const refSeen = ctx.seen.get(ref);
			const refSchema = refSeen.schema;
			if (refSchema.$ref && (ctx.target === "draft-07" || ctx.target === "draft-04" || ctx.target === "openapi-3.0")) {
				schema.allOf = schema.allOf ?? [];
				schema.allOf.push(refSchema);
			} else assignProps(schema, refSchema);
			assignProps(schema, _cached);
			if (zodSchema._zod.parent === ref) for (const key in schema) {
				if (key === "$ref" || key === "allOf") continue;
				if (!(key in _cached)) delete schema[key];
			}
			if (refSchema.$ref && refSeen.def) for (const key in schema) {
				if (key === "$ref" || key === "allOf") continue;
				if (key in refSeen.def && JSON.stringify(schema[key]) === JSON.stringify(refSeen.def[key])) delete schema[key];
			}
		}
		const parent = zodSchema._zod.parent;
		if (parent && parent !== ref) {
			flattenRef(parent);
			const parentSeen = ctx.seen.get(parent);
			if (parentSeen?.schema.$ref) {
				schema.$ref = parentSeen.schema.$ref;
				if (parentSeen.def) for (const key in schema) {
					if (key === "$ref" || key === "allOf") continue;
					if (key in parentSeen.def && JSON.stringify(schema[key]) === JSON.stringify(parentSeen.def[key])) delete schema[key];
				}
			}
		}
		ctx.override({
			zodSchema,
			jsonSchema: schema,
			path: seen.path ?? []
		});
	};
	if (!ctx.external || ctx.sharedEmitDoneFor !== ctx.external) {
		for (const entry of [...ctx.seen.entries()].reverse()) flattenRef(entry[0]);
		if (ctx.target !== "openapi-3.0") for (const entry of ctx.seen.entries()) compactTypeUnion(entry[1].def ?? entry[1].schema);
		for (const rewrite of ctx.deferred) rewrite();
		if (ctx.intersections.length) {
			const carriers = /* @__PURE__ */ new Map();
			for (const seen of ctx.seen.values()) for (const json of [seen.schema, seen.def]) {
				const allOf = json?.allOf;
				if (!Array.isArray(allOf)) continue;
				const existing = carriers.get(allOf);
				if (existing) existing.push(json);
				else carriers.set(allOf, [json]);
			}
			for (const allOf of ctx.intersections) for (const json of carriers.get(allOf) ?? []) foldIntersection(json);
		}
	}
	const result = {};
	if (ctx.target === "draft-2020-12") result.$schema = "https://json-schema.org/draft/2020-12/schema";
	else if (ctx.target === "draft-07") result.$schema = "http://json-schema.org/draft-07/schema#";
	else if (ctx.target === "draft-04") result.$schema = "http://json-schema.org/draft-04/schema#";
	else if (ctx.target === "openapi-3.0") {}
	if (ctx.external?.uri) {
		const id = ctx.external.registry.get(schema)?.id;
		if (!id) throw new Error("Schema is missing an `id` property");
		result.$id = ctx.external.uri(id);
	}
	assignProps(result, root.defId ? root.schema : root.def ?? root.schema);
	const rootMetaId = ctx.metadataRegistry.get(schema)?.id;
	if (rootMetaId !== void 0 && result.id === rootMetaId) delete result.id;
	const defs = ctx.external?.defs ?? {};
	if (!ctx.external || ctx.sharedEmitDoneFor !== ctx.external) for (const entry of ctx.seen.entries()) {
		const seen = entry[1];
		if (seen.def && seen.defId) {
			if (seen.def.id === seen.defId) delete seen.def.id;
			assignProp(defs, seen.defId, seen.def);
		}
	}
	if (ctx.external) ctx.sharedEmitDoneFor = ctx.external;
	if (ctx.external) {} else if (Object.keys(defs).length > 0) {
		if (ctx.target === "draft-2020-12") result.$defs = defs;
		else result.definitions = defs;
	}
	try {
		const finalized = JSON.parse(JSON.stringify(result));
		Object.defineProperty(finalized, "~standard", {
			value: {
				...schema["~standard"],
				jsonSchema: {
					input: createStandardJSONSchemaMethod(schema, "input", ctx.processors),
					output: createStandardJSONSchemaMethod(schema, "output", ctx.processors)
				}
			},
			enumerable: false,
			writable: false
		});
		return finalized;
	} catch (_err) {
		throw new Error("Error converting schema to JSON.");
	}
}
function isTransforming(_schema, _ctx) {
	const ctx = _ctx ?? { seen: /* @__PURE__ */ new Set() };
	if (ctx.seen.has(_schema)) return false;
	ctx.seen.add(_schema);
	const def = _schema._zod.def;
	if (def.type === "transform") return true;
	if (def.type === "array") return isTransforming(def.element, ctx);
	if (def.type === "set") return isTransforming(def.valueType, ctx);
	if (def.type === "lazy") return isTransforming(def.getter(), ctx);
	if (def.type === "promise" || def.type === "optional" || def.type === "nonoptional" || def.type === "nullable" || def.type === "readonly" || def.type === "default" || def.type === "prefault" || def.type === "catch") return isTransforming(def.innerType, ctx);
	if (def.type === "intersection") return isTransforming(def.left, ctx) || isTransforming(def.right, ctx);
	if (def.type === "record" || def.type === "map") return isTransforming(def.keyType, ctx) || isTransforming(def.valueType, ctx);
	if (def.type === "pipe") {
		if (_schema._zod.traits.has("$ZodCodec")) return true;
		return isTransforming(def.in, ctx) || isTransforming(def.out, ctx);
	}
	if (def.type === "object") {
		for (const key in def.shape) if (isTransforming(def.shape[key], ctx)) return true;
		return false;
	}
	if (def.type === "union") {
		for (const option of def.options) if (isTransforming(option, ctx)) return true;
		return false;
	}
	if (def.type === "tuple") {
		for (const item of def.items) if (isTransforming(item, ctx)) return true;
		if (def.rest && isTransforming(def.rest, ctx)) return true;
		return false;
	}
	return false;
}
/**
* Creates a toJSONSchema method for a schema instance.
* This encapsulates the logic of initializing context, processing, extracting defs, and finalizing.
*/
const createToJSONSchemaMethod = (schema, processors = {}) => (params) => {
	const ctx = initializeContext({
		...params,
		processors
	});
	processSchema(schema, ctx);
	extractDefs(ctx, schema);
	return finalize(ctx, schema);
};
const createStandardJSONSchemaMethod = (schema, io, processors = {}) => (params) => {
	const { libraryOptions, target } = params ?? {};
	const ctx = initializeContext({
		...libraryOptions ?? {},
		target,
		io,
		processors
	});
	processSchema(schema, ctx);
	extractDefs(ctx, schema);
	return finalize(ctx, schema);
};
// node_modules/zod/v4/core/json-schema-processors.js
const narrowMin = (agg, key, value) => {
	if (agg[key] === void 0 || value > agg[key]) agg[key] = value;
};
const narrowMax = (agg, key, value) => {
	if (agg[key] === void 0 || value < agg[key]) agg[key] = value;
};
const narrowBoth = (agg, value) => {
	narrowMin(agg, "minimum", value);
	narrowMax(agg, "maximum", value);
};
const addDivisor = (agg, value) => {
	agg.multipleOf ?? (agg.multipleOf = []);
	if (!agg.multipleOf.includes(value)) agg.multipleOf.push(value);
};
const addPattern = (agg, pattern) => {
	agg.patterns ?? (agg.patterns = /* @__PURE__ */ new Set());
	agg.patterns.add(pattern);
};
const intersectMime = (agg, mime) => {
	agg.mime = agg.mime ? agg.mime.filter((m) => mime.includes(m)) : [...mime];
};
const setFormat = (agg, format) => {
	agg.format = format;
	if (format.includes("int")) agg.isInt = true;
};
const minContributor = (agg, def) => narrowMin(agg, "minimum", def.minimum);
const maxContributor = (agg, def) => narrowMax(agg, "maximum", def.maximum);
const formatContributor = (ranges) => (agg, def) => {
	setFormat(agg, def.format);
	const [minimum, maximum] = ranges[def.format];
	narrowMin(agg, "minimum", minimum);
	narrowMax(agg, "maximum", maximum);
};
const contributors = {
	greater_than: (agg, def) => narrowMin(agg, def.inclusive ? "minimum" : "exclusiveMinimum", def.value),
	less_than: (agg, def) => narrowMax(agg, def.inclusive ? "maximum" : "exclusiveMaximum", def.value),
	multiple_of: (agg, def) => addDivisor(agg, def.value),
	number_format: formatContributor(NUMBER_FORMAT_RANGES),
	bigint_format: formatContributor(BIGINT_FORMAT_RANGES),
	min_length: minContributor,
	max_length: maxContributor,
	length_equals: (agg, def) => narrowBoth(agg, def.length),
	min_size: minContributor,
	max_size: maxContributor,
	size_equals: (agg, def) => narrowBoth(agg, def.size),
	string_format: (agg, def) => {
		setFormat(agg, def.format);
		if (def.pattern) addPattern(agg, def.pattern);
		if (def.format === "base64" || def.format === "base64url") agg.contentEncoding = def.format;
		if (def.local || def.precision === -1) agg.laxFormat = true;
	},
	mime_type: (agg, def) => intersectMime(agg, def.mime)
};
function aggregateChecks(schema) {
	const agg = {};
	const def = schema._zod.def;
	const list = schema._zod.traits.has("$ZodCheck") ? [schema, ...def.checks ?? []] : def.checks ?? [];
	for (const ch of list) contributors[ch._zod.def.check]?.(agg, ch._zod.def);
	const bag = schema._zod.bag;
	if (bag.minimum !== void 0) narrowMin(agg, "minimum", bag.minimum);
	if (bag.exclusiveMinimum !== void 0) narrowMin(agg, "exclusiveMinimum", bag.exclusiveMinimum);
	if (bag.maximum !== void 0) narrowMax(agg, "maximum", bag.maximum);
	if (bag.exclusiveMaximum !== void 0) narrowMax(agg, "exclusiveMaximum", bag.exclusiveMaximum);
	if (bag.multipleOf !== void 0) addDivisor(agg, bag.multipleOf);
	if (bag.format !== void 0) {
		agg.format ?? (agg.format = bag.format);
		if (bag.format.includes("int")) agg.isInt = true;
	}
	if (bag.mime) intersectMime(agg, bag.mime);
	for (const pattern of bag.patterns ?? []) addPattern(agg, pattern);
	return agg;
}
const formatMap = {
	guid: "uuid",
	url: "uri",
	datetime: "date-time",
	json_string: "json-string",
	regex: ""
};
const exactPatterns = /* @__PURE__ */ new Map([[base64Charset, base64], [base64urlCharset, base64url]]);
const exactPattern = (p) => exactPatterns.get(p) ?? p;
const stringProcessor = (schema, ctx, _json, _params) => {
	const json = _json;
	json.type = "string";
	const { minimum, maximum, format, patterns, contentEncoding, laxFormat } = aggregateChecks(schema);
	if (typeof minimum === "number") json.minLength = minimum;
	if (typeof maximum === "number") json.maxLength = maximum;
	if (format) {
		json.format = formatMap[format] ?? format;
		if (json.format === "") delete json.format;
		if (format === "time" || laxFormat) delete json.format;
	}
	if (contentEncoding) json.contentEncoding = contentEncoding;
	if (patterns && patterns.size > 0) {
		const patternList = [...patterns].map(exactPattern);
		if (patternList.length === 1) json.pattern = patternList[0].source;
		else if (patternList.length > 1) json.allOf = [...patternList.map((regex) => ({
			...ctx.target === "draft-07" || ctx.target === "draft-04" || ctx.target === "openapi-3.0" ? { type: "string" } : {},
			pattern: regex.source
		}))];
	}
};
const numberProcessor = (schema, ctx, _json, params) => {
	const json = _json;
	const { minimum, maximum, multipleOf, exclusiveMaximum, exclusiveMinimum, isInt } = aggregateChecks(schema);
	json.type = isInt ? "integer" : "number";
	const exMin = typeof exclusiveMinimum === "number" && exclusiveMinimum >= (minimum ?? Number.NEGATIVE_INFINITY);
	const exMax = typeof exclusiveMaximum === "number" && exclusiveMaximum <= (maximum ?? Number.POSITIVE_INFINITY);
	const legacy = ctx.target === "draft-04" || ctx.target === "openapi-3.0";
	if (exMin) {
		if (legacy) {
			json.minimum = exclusiveMinimum;
			json.exclusiveMinimum = true;
		} else json.exclusiveMinimum = exclusiveMinimum;
	} else if (typeof minimum === "number") json.minimum = minimum;
	if (exMax) {
		if (legacy) {
			json.maximum = exclusiveMaximum;
			json.exclusiveMaximum = true;
		} else json.exclusiveMaximum = exclusiveMaximum;
	} else if (typeof maximum === "number") json.maximum = maximum;
	if (multipleOf) {
		const divisors = /* @__PURE__ */ new Set();
		for (const divisor of multipleOf) if (Number.isFinite(divisor) && divisor !== 0) divisors.add(Math.abs(divisor));
		else handleUnrepresentable(schema, ctx, json, params, `A multipleOf divisor of ${divisor} cannot be represented in JSON Schema`);
		const [first, ...rest] = divisors;
		if (first !== void 0) json.multipleOf = first;
		if (rest.length) json.allOf = [...json.allOf ?? [], ...rest.map((m) => ({ multipleOf: m }))];
	}
};
const booleanProcessor = (_schema, _ctx, json, _params) => {
	json.type = "boolean";
};
const neverProcessor = (_schema, _ctx, json, _params) => {
	json.not = {};
};
const enumProcessor = (schema, _ctx, json, _params) => {
	const def = schema._zod.def;
	const values = getEnumValues(def.entries);
	if (values.length === 0) {
		json.not = {};
		return;
	}
	if (values.every((v) => typeof v === "number")) json.type = "number";
	if (values.every((v) => typeof v === "string")) json.type = "string";
	json.enum = values;
};
const customProcessor = (schema, ctx, json, params) => {
	handleUnrepresentable(schema, ctx, json, params, "Custom types cannot be represented in JSON Schema");
};
const transformProcessor = (schema, ctx, json, params) => {
	handleUnrepresentable(schema, ctx, json, params, "Transforms cannot be represented in JSON Schema");
};
const arrayProcessor = (schema, ctx, _json, params) => {
	const json = _json;
	const def = schema._zod.def;
	const { minimum, maximum } = aggregateChecks(schema);
	if (typeof minimum === "number") json.minItems = minimum;
	if (typeof maximum === "number") json.maxItems = maximum;
	json.type = "array";
	json.items = processSchema(def.element, ctx, {
		...params,
		path: [...params.path, "items"]
	});
};
function inputOptin(schema) {
	const def = schema._zod.def;
	if (def.type === "pipe" && def.in._zod.traits.has("$ZodTransform")) return inputOptin(def.out);
	if (def.type === "catch") return inputOptin(def.innerType);
	return schema._zod.optin;
}
const objectProcessor = (schema, ctx, _json, params) => {
	const json = _json;
	const def = schema._zod.def;
	const shape = def.shape;
	if (Object.getOwnPropertySymbols(shape).length && handleUnrepresentable(schema, ctx, json, params, "Symbol keys cannot be represented in JSON Schema")) return;
	json.type = "object";
	json.properties = {};
	for (const key in shape) assignProp(json.properties, key, processSchema(shape[key], ctx, {
		...params,
		path: [
			...params.path,
			"properties",
			key
		]
	}));
	const requiredKeys = [];
	for (const key of Object.keys(shape)) {
		const field = def.shape[key];
		if (ctx.io === "input" ? inputOptin(field) === void 0 : field._zod.optout === void 0) requiredKeys.push(key);
	}
	if (requiredKeys.length > 0) json.required = requiredKeys;
	if (def.catchall?._zod.def.type === "never") json.additionalProperties = false;
	else if (!def.catchall) {
		if (ctx.io === "output") json.additionalProperties = false;
	} else if (def.catchall) json.additionalProperties = processSchema(def.catchall, ctx, {
		...params,
		path: [...params.path, "additionalProperties"]
	});
};
const unionProcessor = (schema, ctx, json, params) => {
	const def = schema._zod.def;
	const isExclusive = def.inclusive === false;
	const options = def.options.map((x, i) => processSchema(x, ctx, {
		...params,
		path: [
			...params.path,
			isExclusive ? "oneOf" : "anyOf",
			i
		]
	}));
	if (isExclusive) json.oneOf = options;
	else json.anyOf = options;
};
const intersectionProcessor = (schema, ctx, json, params) => {
	const def = schema._zod.def;
	const a = processSchema(def.left, ctx, {
		...params,
		path: [
			...params.path,
			"allOf",
			0
		]
	});
	const b = processSchema(def.right, ctx, {
		...params,
		path: [
			...params.path,
			"allOf",
			1
		]
	});
	const isSimpleIntersection = (val) => "allOf" in val && Object.keys(val).length === 1;
	const allOf = [...isSimpleIntersection(a) ? a.allOf : [a], ...isSimpleIntersection(b) ? b.allOf : [b]];
	json.allOf = allOf;
	ctx.intersections.push(allOf);
};
const nullableProcessor = (schema, ctx, json, params) => {
	const def = schema._zod.def;
	const inner = processSchema(def.innerType, ctx, params);
	const seen = ctx.seen.get(schema);
	if (ctx.target === "openapi-3.0") {
		seen.ref = def.innerType;
		json.nullable = true;
	} else json.anyOf = [inner, { type: "null" }];
};
const nonoptionalProcessor = (schema, ctx, _json, params) => {
	const def = schema._zod.def;
	processSchema(def.innerType, ctx, params);
	const seen = ctx.seen.get(schema);
	seen.ref = def.innerType;
};
/** Round-trips a default value through JSON so the emitted schema is guaranteed to be valid JSON.
* A BigInt has no reliable encoding, so it goes through `unrepresentable` like any other
* unrepresentable value. Returns a sentinel when the caller must not write a default of its own. */
const UNREPRESENTABLE_DEFAULT = Symbol();
function serializeDefaultValue(value, schema, ctx, json, params) {
	let unrepresentable = false;
	const serialized = JSON.stringify(value, (_, val) => {
		if (typeof val !== "bigint") return val;
		unrepresentable = true;
		return null;
	});
	if (!unrepresentable) return JSON.parse(serialized);
	handleUnrepresentable(schema, ctx, json, params, "BigInt defaults cannot be represented in JSON Schema");
	return UNREPRESENTABLE_DEFAULT;
}
const defaultProcessor = (schema, ctx, json, params) => {
	const def = schema._zod.def;
	processSchema(def.innerType, ctx, params);
	const seen = ctx.seen.get(schema);
	seen.ref = def.innerType;
	const value = serializeDefaultValue(def.defaultValue, schema, ctx, json, params);
	if (value !== UNREPRESENTABLE_DEFAULT) json.default = value;
};
const prefaultProcessor = (schema, ctx, json, params) => {
	const def = schema._zod.def;
	processSchema(def.innerType, ctx, params);
	const seen = ctx.seen.get(schema);
	seen.ref = def.innerType;
	if (ctx.io !== "input") return;
	const value = serializeDefaultValue(def.defaultValue, schema, ctx, json, params);
	if (value !== UNREPRESENTABLE_DEFAULT) json._prefault = value;
};
const catchProcessor = (schema, ctx, json, params) => {
	const def = schema._zod.def;
	processSchema(def.innerType, ctx, params);
	const seen = ctx.seen.get(schema);
	seen.ref = def.innerType;
	let catchValue;
	try {
		catchValue = def.catchValue(void 0);
	} catch {
		handleUnrepresentable(schema, ctx, json, params, "Dynamic catch values are not supported in JSON Schema");
		return;
	}
	json.default = catchValue;
};
const pipeProcessor = (schema, ctx, _json, params) => {
	const def = schema._zod.def;
	const inIsTransform = def.in._zod.traits.has("$ZodTransform");
	const innerType = ctx.io === "input" ? inIsTransform ? def.out : def.in : def.out;
	processSchema(innerType, ctx, params);
	const seen = ctx.seen.get(schema);
	seen.ref = innerType;
};
const readonlyProcessor = (schema, ctx, json, params) => {
	const def = schema._zod.def;
	processSchema(def.innerType, ctx, params);
	const seen = ctx.seen.get(schema);
	seen.ref = def.innerType;
	json.readOnly = true;
};
const optionalProcessor = (schema, ctx, _json, params) => {
	const def = schema._zod.def;
	processSchema(def.innerType, ctx, params);
	const seen = ctx.seen.get(schema);
	seen.ref = def.innerType;
};
// node_modules/zod/v4/classic/errors.js
const _installedErrorProtos = /* @__PURE__ */ new WeakSet([Object.prototype, Error.prototype]);
function _lazyMethod(proto, key, make) {
	Object.defineProperty(proto, key, {
		configurable: true,
		enumerable: false,
		get() {
			const value = make(this);
			Object.defineProperty(this, key, {
				value,
				configurable: true,
				writable: true
			});
			return value;
		},
		set(value) {
			Object.defineProperty(this, key, {
				value,
				configurable: true,
				writable: true
			});
		}
	});
}
const initializer = (inst, issues) => {
	$ZodError.init(inst, issues);
	inst.name = "ZodError";
	const proto = Object.getPrototypeOf(inst);
	if (_installedErrorProtos.has(proto)) return;
	_installedErrorProtos.add(proto);
	_lazyMethod(proto, "format", (self) => (mapper) => formatError(self, mapper));
	_lazyMethod(proto, "flatten", (self) => (mapper) => flattenError(self, mapper));
	_lazyMethod(proto, "addIssue", (self) => (issue) => {
		self.issues.push(issue);
		self.message = JSON.stringify(self.issues, jsonStringifyReplacer, 2);
	});
	_lazyMethod(proto, "addIssues", (self) => (issues) => {
		self.issues.push(...issues);
		self.message = JSON.stringify(self.issues, jsonStringifyReplacer, 2);
	});
	Object.defineProperty(proto, "isEmpty", {
		configurable: true,
		enumerable: false,
		get() {
			return this.issues.length === 0;
		}
	});
};
const ZodRealError = /*@__PURE__*/ $constructor("ZodError", initializer, void 0, { Parent: Error });
// node_modules/zod/v4/classic/parse.js
const parse = /* @__PURE__ */ _parse(ZodRealError);
const parseAsync = /* @__PURE__ */ _parseAsync(ZodRealError);
const safeParse = /* @__PURE__ */ _safeParse(ZodRealError);
const safeParseAsync = /* @__PURE__ */ _safeParseAsync(ZodRealError);
const encode = /* @__PURE__ */ _encode(ZodRealError);
const decode = /* @__PURE__ */ _decode(ZodRealError);
const encodeAsync = /* @__PURE__ */ _encodeAsync(ZodRealError);
const decodeAsync = /* @__PURE__ */ _decodeAsync(ZodRealError);
const safeEncode = /* @__PURE__ */ _safeEncode(ZodRealError);
const safeDecode = /* @__PURE__ */ _safeDecode(ZodRealError);
const safeEncodeAsync = /* @__PURE__ */ _safeEncodeAsync(ZodRealError);
const safeDecodeAsync = /* @__PURE__ */ _safeDecodeAsync(ZodRealError);
// node_modules/zod/v4/classic/schemas.js
function _ensureDefaultLocale() {
	if (!globalConfig.localeError) config(en_default());
}
function _ensureDefaultMemoizer() {
	if (!globalConfig.memoizer) config({ memoizer: memoizer() });
}
const ZodType = /*@__PURE__*/ $constructor("ZodType", (inst, def) => {
	_ensureDefaultLocale();
	$ZodType.init(inst, def);
	inst.def = def;
	inst.type = def.type;
	return inst;
}, {
	check(...chks) {
		const def = this.def;
		return this.clone(mergeDefs(def, { checks: [...def.checks ?? [], ...chks.map((ch) => typeof ch === "function" ? { _zod: {
			check: ch,
			def: { check: "custom" },
			onattach: []
		} } : ch)] }), { parent: true });
	},
	with(...chks) {
		return this.check(...chks);
	},
	clone(def, params) {
		return clone(this, def, params);
	},
	brand() {
		return this;
	},
	register(reg, meta) {
		reg.add(this, meta);
		return this;
	},
	refine(check, params) {
		return this.check(refine(check, params));
	},
	superRefine(refinement, params) {
		return this.check(superRefine(refinement, params));
	},
	overwrite(fn) {
		return this.check(/* @__PURE__ */ _overwrite(fn));
	},
	optional() {
		return optional(this);
	},
	exactOptional() {
		return exactOptional(this);
	},
	nullable() {
		return nullable(this);
	},
	nullish() {
		return optional(nullable(this));
	},
	nonoptional(params) {
		return nonoptional(this, params);
	},
	array() {
		return array(this);
	},
	or(arg) {
		return union([this, arg]);
	},
	and(arg) {
		return intersection(this, arg);
	},
	transform(tx) {
		return pipe(this, transform(tx));
	},
	default(d) {
		return _default(this, d);
	},
	prefault(d) {
		return prefault(this, d);
	},
	catch(params) {
		return _catch(this, params);
	},
	pipe(target) {
		return pipe(this, target);
	},
	readonly() {
		return readonly(this);
	},
	describe(description) {
		const cl = this.clone();
		globalRegistry.add(cl, { description });
		return cl;
	},
	meta(...args) {
		if (args.length === 0) return globalRegistry.get(this);
		const cl = this.clone();
		globalRegistry.add(cl, args[0]);
		return cl;
	},
	isOptional() {
		return this.safeParse(void 0).success;
	},
	isNullable() {
		return this.safeParse(null).success;
	},
	apply(fn, ...args) {
		return args.length === 0 ? fn(this) : fn(this, ...args);
	},
	get "~standard"() {
		return hide(this, "~standard", {
			...standardProps(this),
			jsonSchema: {
				input: createStandardJSONSchemaMethod(this, "input"),
				output: createStandardJSONSchemaMethod(this, "output")
			}
		});
	},
	set "~standard"(value) {
		own(this, "~standard", value);
	},
	parse: function _parse(data, params) {
		return parse(this, data, params, { callee: _parse });
	},
	parseAsync: async function _parseAsync(data, params) {
		return await parseAsync(this, data, params, { callee: _parseAsync });
	},
	safeParse(data, params) {
		return safeParse(this, data, params);
	},
	async safeParseAsync(data, params) {
		return safeParseAsync(this, data, params);
	},
	get spa() {
		return this?.safeParseAsync;
	},
	set spa(value) {
		own(this, "spa", value);
	},
	validate(data, params) {
		return validate(this, data, params);
	},
	validateAsync(data, params) {
		return validateAsync$1(this, data, params);
	},
	encode: function _encode(data, params) {
		return encode(this, data, params, { callee: _encode });
	},
	decode: function _decode(data, params) {
		return decode(this, data, params, { callee: _decode });
	},
	encodeAsync: async function _encodeAsync(data, params) {
		return await encodeAsync(this, data, params, { callee: _encodeAsync });
	},
	decodeAsync: async function _decodeAsync(data, params) {
		return await decodeAsync(this, data, params, { callee: _decodeAsync });
	},
	safeEncode(data, params) {
		return safeEncode(this, data, params);
	},
	safeDecode(data, params) {
		return safeDecode(this, data, params);
	},
	async safeEncodeAsync(data, params) {
		return safeEncodeAsync(this, data, params);
	},
	async safeDecodeAsync(data, params) {
		return safeDecodeAsync(this, data, params);
	},
	toJSONSchema(params) {
		return createToJSONSchemaMethod(this, {})(params);
	},
	get description() {
		return globalRegistry.get(this)?.description;
	},
	get _def() {
		return this._zod.def;
	}
});
/** @internal */
const _ZodString = /*@__PURE__*/ $constructor("_ZodString", (inst, def) => {
	$ZodString.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => stringProcessor(inst, ctx, json, params);
}, /*@__PURE__*/ derived({
	format: (inst) => aggregateChecks(inst).format ?? null,
	minLength: (inst) => aggregateChecks(inst).minimum ?? null,
	maxLength: (inst) => aggregateChecks(inst).maximum ?? null
}, {
	regex(...args) {
		return this.check(/* @__PURE__ */ _regex(...args));
	},
	includes(...args) {
		return this.check(/* @__PURE__ */ _includes(...args));
	},
	startsWith(...args) {
		return this.check(/* @__PURE__ */ _startsWith(...args));
	},
	endsWith(...args) {
		return this.check(/* @__PURE__ */ _endsWith(...args));
	},
	min(...args) {
		return this.check(/* @__PURE__ */ _minLength(...args));
	},
	max(...args) {
		return this.check(/* @__PURE__ */ _maxLength(...args));
	},
	length(...args) {
		return this.check(/* @__PURE__ */ _length(...args));
	},
	nonempty(...args) {
		return this.check(/* @__PURE__ */ _minLength(1, ...args));
	},
	lowercase(params) {
		return this.check(/* @__PURE__ */ _lowercase(params));
	},
	uppercase(params) {
		return this.check(/* @__PURE__ */ _uppercase(params));
	},
	trim() {
		return this.check(/* @__PURE__ */ _trim());
	},
	normalize(...args) {
		return this.check(/* @__PURE__ */ _normalize(...args));
	},
	toLowerCase() {
		return this.check(/* @__PURE__ */ _toLowerCase());
	},
	toUpperCase() {
		return this.check(/* @__PURE__ */ _toUpperCase());
	},
	slugify() {
		return this.check(/* @__PURE__ */ _slugify());
	}
}));
const ZodString = /*@__PURE__*/ $constructor("ZodString", (inst, def) => {
	$ZodString.init(inst, def);
	_ZodString.init(inst, def);
}, {
	email(params) {
		return this.check(/* @__PURE__ */ _email(ZodEmail, params));
	},
	url(params) {
		return this.check(/* @__PURE__ */ _url(ZodURL, params));
	},
	jwt(params) {
		return this.check(/* @__PURE__ */ _jwt(ZodJWT, params));
	},
	emoji(params) {
		return this.check(/* @__PURE__ */ _emoji(ZodEmoji, params));
	},
	guid(params) {
		return this.check(/* @__PURE__ */ _guid(ZodGUID, params));
	},
	uuid(params) {
		return this.check(/* @__PURE__ */ _uuid(ZodUUID, params));
	},
	uuidv4(params) {
		return this.check(/* @__PURE__ */ _uuidv4(ZodUUID, params));
	},
	uuidv6(params) {
		return this.check(/* @__PURE__ */ _uuidv6(ZodUUID, params));
	},
	uuidv7(params) {
		return this.check(/* @__PURE__ */ _uuidv7(ZodUUID, params));
	},
	nanoid(params) {
		return this.check(/* @__PURE__ */ _nanoid(ZodNanoID, params));
	},
	cuid(params) {
		return this.check(/* @__PURE__ */ _cuid(ZodCUID, params));
	},
	cuid2(params) {
		return this.check(/* @__PURE__ */ _cuid2(ZodCUID2, params));
	},
	ulid(params) {
		return this.check(/* @__PURE__ */ _ulid(ZodULID, params));
	},
	base64(params) {
		return this.check(/* @__PURE__ */ _base64(ZodBase64, params));
	},
	base64url(params) {
		return this.check(/* @__PURE__ */ _base64url(ZodBase64URL, params));
	},
	xid(params) {
		return this.check(/* @__PURE__ */ _xid(ZodXID, params));
	},
	ksuid(params) {
		return this.check(/* @__PURE__ */ _ksuid(ZodKSUID, params));
	},
	ipv4(params) {
		return this.check(/* @__PURE__ */ _ipv4(ZodIPv4, params));
	},
	ipv6(params) {
		return this.check(/* @__PURE__ */ _ipv6(ZodIPv6, params));
	},
	cidrv4(params) {
		return this.check(/* @__PURE__ */ _cidrv4(ZodCIDRv4, params));
	},
	cidrv6(params) {
		return this.check(/* @__PURE__ */ _cidrv6(ZodCIDRv6, params));
	},
	e164(params) {
		return this.check(/* @__PURE__ */ _e164(ZodE164, params));
	},
	datetime(params) {
		return this.check(/* @__PURE__ */ _isoDateTime(ZodISODateTime, params));
	},
	date(params) {
		return this.check(/* @__PURE__ */ _isoDate(ZodISODate, params));
	},
	time(params) {
		return this.check(/* @__PURE__ */ _isoTime(ZodISOTime, params));
	},
	duration(params) {
		return this.check(/* @__PURE__ */ _isoDuration(ZodISODuration, params));
	}
});
function string(params) {
	return /* @__PURE__ */ _string(ZodString, params);
}
const ZodStringFormat = /*@__PURE__*/ $constructor("ZodStringFormat", (inst, def) => {
	$ZodStringFormat.init(inst, def);
	_ZodString.init(inst, def);
});
const ZodISODateTime = /*@__PURE__*/ $constructor("ZodISODateTime", (inst, def) => {
	$ZodISODateTime.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodISODate = /*@__PURE__*/ $constructor("ZodISODate", (inst, def) => {
	$ZodISODate.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodISOTime = /*@__PURE__*/ $constructor("ZodISOTime", (inst, def) => {
	$ZodISOTime.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodISODuration = /*@__PURE__*/ $constructor("ZodISODuration", (inst, def) => {
	$ZodISODuration.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodEmail = /*@__PURE__*/ $constructor("ZodEmail", (inst, def) => {
	$ZodEmail.init(inst, def);
	ZodStringFormat.init(inst, def);
});
function email$1(params) {
	return /* @__PURE__ */ _email(ZodEmail, params);
}
const ZodGUID = /*@__PURE__*/ $constructor("ZodGUID", (inst, def) => {
	$ZodGUID.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodUUID = /*@__PURE__*/ $constructor("ZodUUID", (inst, def) => {
	$ZodUUID.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodURL = /*@__PURE__*/ $constructor("ZodURL", (inst, def) => {
	$ZodURL.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodEmoji = /*@__PURE__*/ $constructor("ZodEmoji", (inst, def) => {
	$ZodEmoji.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodNanoID = /*@__PURE__*/ $constructor("ZodNanoID", (inst, def) => {
	$ZodNanoID.init(inst, def);
	ZodStringFormat.init(inst, def);
});
/**
* @deprecated CUID v1 is deprecated by its authors due to information leakage
* (timestamps embedded in the id). Use {@link ZodCUID2} instead.
* See https://github.com/paralleldrive/cuid.
*/
const ZodCUID = /*@__PURE__*/ $constructor("ZodCUID", (inst, def) => {
	$ZodCUID.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodCUID2 = /*@__PURE__*/ $constructor("ZodCUID2", (inst, def) => {
	$ZodCUID2.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodULID = /*@__PURE__*/ $constructor("ZodULID", (inst, def) => {
	$ZodULID.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodXID = /*@__PURE__*/ $constructor("ZodXID", (inst, def) => {
	$ZodXID.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodKSUID = /*@__PURE__*/ $constructor("ZodKSUID", (inst, def) => {
	$ZodKSUID.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodIPv4 = /*@__PURE__*/ $constructor("ZodIPv4", (inst, def) => {
	$ZodIPv4.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodIPv6 = /*@__PURE__*/ $constructor("ZodIPv6", (inst, def) => {
	$ZodIPv6.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodCIDRv4 = /*@__PURE__*/ $constructor("ZodCIDRv4", (inst, def) => {
	$ZodCIDRv4.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodCIDRv6 = /*@__PURE__*/ $constructor("ZodCIDRv6", (inst, def) => {
	$ZodCIDRv6.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodBase64 = /*@__PURE__*/ $constructor("ZodBase64", (inst, def) => {
	$ZodBase64.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodBase64URL = /*@__PURE__*/ $constructor("ZodBase64URL", (inst, def) => {
	$ZodBase64URL.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodE164 = /*@__PURE__*/ $constructor("ZodE164", (inst, def) => {
	$ZodE164.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodJWT = /*@__PURE__*/ $constructor("ZodJWT", (inst, def) => {
	$ZodJWT.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodNumber = /*@__PURE__*/ $constructor("ZodNumber", (inst, def) => {
	$ZodNumber.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => numberProcessor(inst, ctx, json, params);
	inst.isFinite = true;
}, /*@__PURE__*/ derived({
	minValue: (inst) => {
		const { minimum, exclusiveMinimum } = aggregateChecks(inst);
		return Math.max(minimum ?? Number.NEGATIVE_INFINITY, exclusiveMinimum ?? Number.NEGATIVE_INFINITY);
	},
	maxValue: (inst) => {
		const { maximum, exclusiveMaximum } = aggregateChecks(inst);
		return Math.min(maximum ?? Number.POSITIVE_INFINITY, exclusiveMaximum ?? Number.POSITIVE_INFINITY);
	},
	isInt: (inst) => {
		const { isInt, multipleOf } = aggregateChecks(inst);
		return !!isInt || !!multipleOf?.some(Number.isSafeInteger);
	},
	format: (inst) => aggregateChecks(inst).format ?? null
}, {
	gt(value, params) {
		return this.check(/* @__PURE__ */ _gt(value, params));
	},
	gte(value, params) {
		return this.check(/* @__PURE__ */ _gte(value, params));
	},
	min(value, params) {
		return this.check(/* @__PURE__ */ _gte(value, params));
	},
	lt(value, params) {
		return this.check(/* @__PURE__ */ _lt(value, params));
	},
	lte(value, params) {
		return this.check(/* @__PURE__ */ _lte(value, params));
	},
	max(value, params) {
		return this.check(/* @__PURE__ */ _lte(value, params));
	},
	int(params) {
		return this.check(int(params));
	},
	safe(params) {
		return this.check(int(params));
	},
	positive(params) {
		return this.check(/* @__PURE__ */ _gt(0, params));
	},
	nonnegative(params) {
		return this.check(/* @__PURE__ */ _gte(0, params));
	},
	negative(params) {
		return this.check(/* @__PURE__ */ _lt(0, params));
	},
	nonpositive(params) {
		return this.check(/* @__PURE__ */ _lte(0, params));
	},
	multipleOf(value, params) {
		return this.check(/* @__PURE__ */ _multipleOf(value, params));
	},
	step(value, params) {
		return this.check(/* @__PURE__ */ _multipleOf(value, params));
	},
	finite() {
		return this;
	}
}));
function number$2(params) {
	return /* @__PURE__ */ _number(ZodNumber, params);
}
const ZodNumberFormat = /*@__PURE__*/ $constructor("ZodNumberFormat", (inst, def) => {
	$ZodNumberFormat.init(inst, def);
	ZodNumber.init(inst, def);
});
function int(params) {
	return /* @__PURE__ */ _int(ZodNumberFormat, params);
}
const ZodBoolean = /*@__PURE__*/ $constructor("ZodBoolean", (inst, def) => {
	$ZodBoolean.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => booleanProcessor(inst, ctx, json, params);
});
function boolean(params) {
	return /* @__PURE__ */ _boolean(ZodBoolean, params);
}
const ZodUnknown = /*@__PURE__*/ $constructor("ZodUnknown", (inst, def) => {
	$ZodUnknown.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => void 0;
});
function unknown() {
	return /* @__PURE__ */ _unknown(ZodUnknown);
}
const ZodNever = /*@__PURE__*/ $constructor("ZodNever", (inst, def) => {
	$ZodNever.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => neverProcessor(inst, ctx, json, params);
});
function never(params) {
	return /* @__PURE__ */ _never(ZodNever, params);
}
const ZodArray = /*@__PURE__*/ $constructor("ZodArray", (inst, def) => {
	_ensureDefaultMemoizer();
	$ZodArray.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => arrayProcessor(inst, ctx, json, params);
	inst.element = def.element;
}, {
	min(n, params) {
		return this.check(/* @__PURE__ */ _minLength(n, params));
	},
	nonempty(params) {
		return this.check(/* @__PURE__ */ _minLength(1, params));
	},
	max(n, params) {
		return this.check(/* @__PURE__ */ _maxLength(n, params));
	},
	length(n, params) {
		return this.check(/* @__PURE__ */ _length(n, params));
	},
	unwrap() {
		return this.element;
	}
});
function array(element, params) {
	return /* @__PURE__ */ _array(ZodArray, element, params);
}
const ZodObject = /*@__PURE__*/ $constructor("ZodObject", (inst, def) => {
	_ensureDefaultMemoizer();
	$ZodObjectJIT.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => objectProcessor(inst, ctx, json, params);
	installLazyProp(inst, "shape", (self) => self._zod.def.shape, false);
}, {
	keyof() {
		return _enum(Object.keys(this._zod.def.shape));
	},
	catchall(catchall) {
		return this.clone(mergeDefs(this._zod.def, { catchall }));
	},
	passthrough() {
		return this.clone(mergeDefs(this._zod.def, { catchall: unknown() }));
	},
	loose() {
		return this.clone(mergeDefs(this._zod.def, { catchall: unknown() }));
	},
	strict() {
		return this.clone(mergeDefs(this._zod.def, { catchall: never() }));
	},
	strip() {
		return this.clone(mergeDefs(this._zod.def, { catchall: void 0 }));
	},
	extend(incoming) {
		return extend(this, incoming);
	},
	safeExtend(incoming) {
		return safeExtend(this, incoming);
	},
	merge(other) {
		return merge(this, other);
	},
	pick(mask) {
		return pick(this, mask);
	},
	omit(mask) {
		return omit(this, mask);
	},
	partial(...args) {
		return partial(ZodOptional, this, args[0]);
	},
	exactPartial(...args) {
		return partial(ZodExactOptional, this, args[0], "exactPartial");
	},
	required(...args) {
		return required(ZodNonOptional, this, args[0]);
	}
});
function object(shape, params) {
	const def = {
		type: "object",
		shape: shape ?? {},
		...normalizeParams(params)
	};
	return new ZodObject(def);
}
const ZodUnion = /*@__PURE__*/ $constructor("ZodUnion", (inst, def) => {
	$ZodUnion.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => unionProcessor(inst, ctx, json, params);
	inst.options = def.options;
});
function union(options, params) {
	return new ZodUnion({
		type: "union",
		options,
		...normalizeParams(params)
	});
}
const ZodIntersection = /*@__PURE__*/ $constructor("ZodIntersection", (inst, def) => {
	$ZodIntersection.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => intersectionProcessor(inst, ctx, json, params);
});
function intersection(left, right) {
	return new ZodIntersection({
		type: "intersection",
		left,
		right
	});
}
const ZodEnum = /*@__PURE__*/ $constructor("ZodEnum", (inst, def) => {
	$ZodEnum.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => enumProcessor(inst, ctx, json, params);
	inst.enum = def.entries;
	inst.options = [...inst._zod.values];
	const keys = new Set(Object.keys(def.entries));
	inst.extract = (values, params) => {
		const newEntries = {};
		for (const value of values) if (keys.has(value)) newEntries[value] = def.entries[value];
		else throw new Error(`Key ${value} not found in enum`);
		return new ZodEnum({
			...def,
			checks: [],
			...normalizeParams(params),
			entries: newEntries
		});
	};
	inst.exclude = (values, params) => {
		const newEntries = { ...def.entries };
		for (const value of values) if (keys.has(value)) delete newEntries[value];
		else throw new Error(`Key ${value} not found in enum`);
		return new ZodEnum({
			...def,
			checks: [],
			...normalizeParams(params),
			entries: newEntries
		});
	};
});
function _enum(values, params) {
	const entries = Array.isArray(values) ? Object.fromEntries(values.map((v) => [v, v])) : values;
	return new ZodEnum({
		type: "enum",
		entries,
		...normalizeParams(params)
	});
}
const ZodTransform = /*@__PURE__*/ $constructor("ZodTransform", (inst, def) => {
	_ensureDefaultMemoizer();
	$ZodTransform.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => transformProcessor(inst, ctx, json, params);
	inst._zod.parse = (payload, _ctx) => {
		if (_ctx.direction === "backward") throw new $ZodEncodeError(inst.constructor.name);
		payload.addIssue = (issue$1) => {
			if (typeof issue$1 === "string") payload.issues.push(issue(issue$1, payload.value, def));
			else {
				const _issue = issue$1;
				if (_issue.fatal) _issue.continue = false;
				_issue.code ?? (_issue.code = "custom");
				if (!("input" in _issue)) _issue.input = payload.value;
				_issue.inst ?? (_issue.inst = inst);
				payload.issues.push(issue(_issue));
			}
		};
		const output = def.transform(payload.value, payload);
		if (output instanceof Promise) return output.then((output) => {
			payload.value = output;
			return payload;
		});
		payload.value = output;
		return payload;
	};
});
function transform(fn) {
	return new ZodTransform({
		type: "transform",
		transform: fn
	});
}
const ZodOptional = /*@__PURE__*/ $constructor("ZodOptional", (inst, def) => {
	$ZodOptional.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => optionalProcessor(inst, ctx, json, params);
	inst.unwrap = () => inst._zod.def.innerType;
});
function optional(innerType) {
	return new ZodOptional({
		type: "optional",
		innerType
	});
}
const ZodExactOptional = /*@__PURE__*/ $constructor("ZodExactOptional", (inst, def) => {
	$ZodExactOptional.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => optionalProcessor(inst, ctx, json, params);
	inst.unwrap = () => inst._zod.def.innerType;
});
function exactOptional(innerType) {
	return new ZodExactOptional({
		type: "optional",
		innerType
	});
}
const ZodNullable = /*@__PURE__*/ $constructor("ZodNullable", (inst, def) => {
	$ZodNullable.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => nullableProcessor(inst, ctx, json, params);
	inst.unwrap = () => inst._zod.def.innerType;
});
function nullable(innerType) {
	return new ZodNullable({
		type: "nullable",
		innerType
	});
}
const ZodDefault = /*@__PURE__*/ $constructor("ZodDefault", (inst, def) => {
	$ZodDefault.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => defaultProcessor(inst, ctx, json, params);
	inst.unwrap = () => inst._zod.def.innerType;
	inst.removeDefault = inst.unwrap;
});
function _default(innerType, defaultValue) {
	return new ZodDefault({
		type: "default",
		innerType,
		get defaultValue() {
			return typeof defaultValue === "function" ? defaultValue() : shallowClone(defaultValue);
		}
	});
}
const ZodPrefault = /*@__PURE__*/ $constructor("ZodPrefault", (inst, def) => {
	$ZodPrefault.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => prefaultProcessor(inst, ctx, json, params);
	inst.unwrap = () => inst._zod.def.innerType;
});
function prefault(innerType, defaultValue) {
	return new ZodPrefault({
		type: "prefault",
		innerType,
		get defaultValue() {
			return typeof defaultValue === "function" ? defaultValue() : shallowClone(defaultValue);
		}
	});
}
const ZodNonOptional = /*@__PURE__*/ $constructor("ZodNonOptional", (inst, def) => {
	$ZodNonOptional.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => nonoptionalProcessor(inst, ctx, json, params);
	inst.unwrap = () => inst._zod.def.innerType;
});
function nonoptional(innerType, params) {
	return new ZodNonOptional({
		type: "nonoptional",
		innerType,
		...normalizeParams(params)
	});
}
const ZodCatch = /*@__PURE__*/ $constructor("ZodCatch", (inst, def) => {
	$ZodCatch.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => catchProcessor(inst, ctx, json, params);
	inst.unwrap = () => inst._zod.def.innerType;
	inst.removeCatch = inst.unwrap;
});
function _catch(innerType, catchValue) {
	return new ZodCatch({
		type: "catch",
		innerType,
		catchValue: typeof catchValue === "function" ? catchValue : constantCatch(catchValue)
	});
}
const ZodPipe = /*@__PURE__*/ $constructor("ZodPipe", (inst, def) => {
	$ZodPipe.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => pipeProcessor(inst, ctx, json, params);
	inst.in = def.in;
	inst.out = def.out;
});
function pipe(in_, out) {
	return new ZodPipe({
		type: "pipe",
		in: in_,
		out
	});
}
const ZodReadonly = /*@__PURE__*/ $constructor("ZodReadonly", (inst, def) => {
	$ZodReadonly.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => readonlyProcessor(inst, ctx, json, params);
	inst.unwrap = () => inst._zod.def.innerType;
});
function readonly(innerType) {
	return new ZodReadonly({
		type: "readonly",
		innerType
	});
}
const ZodCustom = /*@__PURE__*/ $constructor("ZodCustom", (inst, def) => {
	$ZodCustom.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => customProcessor(inst, ctx, json, params);
});
function refine(fn, _params = {}) {
	return /* @__PURE__ */ _refine(ZodCustom, fn, _params);
}
function superRefine(fn, params) {
	return /* @__PURE__ */ _superRefine(fn, params);
}
// shared/src/dates.ts
const ISO = /^(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?$/;
/** Whether the text is an ISO date of day, month or year precision that exists in the calendar. */
function isIsoDate(text) {
	const parts = ISO.exec(text);
	if (!parts) return false;
	const [, year, month, day] = parts;
	if (month === void 0) return Number(year) > 0;
	return isDay(Number(year), Number(month), Number(day ?? 1));
}
function isDay(year, month, day) {
	if (year < 1 || month < 1 || month > 12 || day < 1) return false;
	const isLeap = year % 4 === 0 && year % 100 !== 0 || year % 400 === 0;
	return day <= (month === 2 ? isLeap ? 29 : 28 : [
		4,
		6,
		9,
		11
	].includes(month) ? 30 : 31);
}
// shared/src/messages/access.ts
/** What is said about who has access to a record. */
const accessMessages = {
	lastCoOwner: "Nobody else is Co-Owner of this. Make somebody else Co-Owner first.",
	onlyViews: "This account only views: it can be a Viewer.",
	notAMember: "Access is given to people of your organization. Others see charts by share links.",
	notActive: "This account is not active."
};
// shared/src/messages/accounts.ts
const counted = (count, one, many) => `${count.toLocaleString("en-GB")} ${count === 1 ? one : many}`;
/** Charts and entities in numbers; what there is none of is left out. */
const chartsAndEntities = (charts, entities) => {
	return [charts > 0 && counted(charts, "chart", "charts"), entities > 0 && counted(entities, "entity", "entities")].filter((part) => part !== false).join(" and ") || counted(0, "chart", "charts");
};
/** What is said around signing in, and about users and organizations, where SPEC §8 gives no words. */
const accountMessages = {
	codeNeeded: "Enter the code that your authenticator app shows.",
	ticketInvalid: "This link is no longer valid. Ask for a new one.",
	currentPasswordWrong: "The current password is not right.",
	passwordForEmail: "Enter your password to change the e-mail address.",
	passwordForFactor: "Enter your password to set up two-factor sign-in.",
	passwordTooCommon: "This password is among those that are guessed first. Choose another one.",
	passwordSame: "Choose a password other than the current one.",
	passwordMin: (least) => `Min ${least} characters`,
	emailTaken: "This e-mail address is taken.",
	factorOff: "Two-factor sign-in is not set up.",
	factorOn: "Two-factor sign-in is set up already. Switch it off first.",
	factorForced: "Your organization asks for two-factor sign-in, so it cannot be switched off.",
	factorUnreadable: "Two-factor sign-in cannot be checked now. Ask your administrator.",
	demoAsked: "Thank you. We will write to you soon.",
	resetAsked: "If there is an account of this name or address, we have sent a link to its e-mail address.",
	lastAdministrator: "This is the last administrator, who stays.",
	notYourself: "You cannot do this to your own account.",
	onlyCoOwner: (name, charts, entities) => `${name} is the only Co-Owner of ${chartsAndEntities(charts, entities)}. Choose to whom they are handed over.`,
	successor: "Records are handed over to an active user of the same organization who may write.",
	moveWithRecords: "This user has records of the organization. Hand them over first.",
	notWaiting: "This account does not wait to be activated.",
	sharedAdministrator: "A shared user only reads, and cannot be an administrator."
};
// shared/src/messages/empty.ts
/** What stands where a list has nothing to show (SPEC §2, §8). */
const emptyStates = {
	folder: "This folder is empty",
	entityFiles: "This entity does not contain any files, folders or links.",
	chartFiles: "This chart does not contain any files, folders or links.",
	entityCharts: "This entity does not appear in any charts.",
	entityMatches: "No existing entity matches found for this entity type.",
	entities: "No entities found.",
	folders: "No folders found.",
	foldersOrEntities: "No folders or entities found.",
	shareLinks: "Create a new share link to get started!",
	requests: "Nothing was asked for yet. Ask people by mail for documents of this entity.",
	requestsOfOthers: "You have not asked for documents of this entity.",
	snapshots: "There are no Snapshots of this chart... yet!"
};
// shared/src/messages/files.ts
const number$1 = new Intl.NumberFormat("en-GB");
/** What is said of files, folders and web links (SPEC §5, §8). */
const fileMessages = {
	extension: "Files of this kind are not accepted.",
	systemFile: "This is a file of the operating system, or hidden.",
	notWhatItSays: "The content of this file is not what its name says.",
	unpacksTooLarge: "This file unpacks to more than Stemma accepts.",
	tooSmall: `A file needs at least ${number$1.format(limits.uploadBytesMin)} bytes.`,
	tooLarge: `A file may have at most ${limits.uploadBytesMax / 1024 / 1024} MB.`,
	wrongSize: `A file needs at least ${number$1.format(limits.uploadBytesMin)} bytes, and may have at most ${limits.uploadBytesMax / 1024 / 1024} MB.`,
	quota: (megabytes) => `This does not fit into the ${number$1.format(megabytes)} MB that your organization has for files. Delete files to make room.`,
	nameTooLong: `This name takes more than ${limits.fileNameBytesMax} bytes.`,
	device: "This name means a device to Windows.",
	circle: "A folder cannot be moved into itself.",
	severalOwners: "These are not all of one entity or chart.",
	noUrl: "A link needs a web address.",
	gone: "The bytes of this file cannot be found.",
	uploadFailed: "Stemma could not take this file. It has been written down.",
	incomplete: "Not all of the file has arrived.",
	notAChunk: `A chunk begins at a multiple of ${number$1.format(limits.uploadChunkBytes)} bytes.`,
	sentAgain: "This chunk is being sent again.",
	notTheSize: "The file is not as large as was said.",
	notShown: "This document holds scripts, or cannot be read here. Download it to open it.",
	notAPicture: "This is not a picture of a kind that Stemma shows.",
	pictureTooLarge: "This picture is too large."
};
// shared/src/messages/sheets.ts
const megabytes = (bytes) => bytes / 1024 / 1024;
const number = new Intl.NumberFormat("en-GB");
/** Why a spreadsheet cannot be imported, under the words of SPEC §8. */
const sheetReasons = {
	wrongType: "Choose an .xlsx spreadsheet, or a .csv file.",
	notXlsx: "This is not an .xlsx spreadsheet, whatever its name says.",
	notCsv: "This is not a text file of comma-separated values.",
	macros: "This spreadsheet has macros. Save it as a plain .xlsx workbook.",
	locked: "This spreadsheet is protected by a password. Save it without one.",
	damaged: "This file cannot be read. It may be damaged.",
	empty: "There are no rows in this file.",
	tooLarge: `This file is larger than ${megabytes(limits.sheetBytesMax)} MB.`,
	tooMuchInside: "This file unpacks to more than Stemma reads.",
	tooMuchWork: "This file takes too long to read. Split it into smaller ones.",
	tooManyRows: `At most ${number.format(limits.sheetRowsMax)} rows are imported at once. Split the file.`,
	tooManyColumns: `At most ${limits.sheetColumnsMax} columns are imported.`,
	/** Said of a row, by the headings of its cells with formulas. */
	worked: (headings) => `A formula’s last value is taken for ${headings.map((heading) => `“${heading}”`).join(", ")}.`,
	noColumn: (heading) => `No sheet has the column "${heading}". Start from the template.`
};
// shared/src/messages/questions.ts
/** What confirmation dialogs ask, by title, text and button; a dialog without a button text says Yes (SPEC §2.2, §4, §8). */
const questions = {
	unsavedChart: {
		title: "Unsaved chart",
		text: "The chart is not saved, are you sure?"
	},
	unsavedWork: {
		title: "Unsaved work",
		text: "New details aren't saved, are you sure?"
	},
	deleteFile: {
		title: "Permanently delete file",
		text: "Are you sure? This will permanently delete the file.",
		button: "Permanently Delete"
	},
	deleteFolder: {
		title: "Permanently delete folder",
		text: "Are you sure? This will permanently delete the folder and its contents.",
		button: "Permanently Delete"
	},
	deleteLink: {
		title: "Permanently delete link",
		text: "Are you sure? This will permanently delete the link.",
		button: "Permanently Delete"
	},
	deleteFilesItems: {
		title: "Permanently delete selected",
		text: (count) => `Are you sure? This will permanently delete the ${count} selected files, folders and links, and the contents of the folders.`,
		button: "Permanently Delete"
	},
	deleteSharingLink: {
		title: "Are you sure?",
		text: "This will permanently delete the sharing link."
	},
	deleteComment: {
		title: "Permanently delete comment",
		text: "This will permanently delete the comment.",
		button: "Delete Comment"
	},
	deleteSnapshot: {
		title: "Permanently delete snapshot",
		text: "Are you sure? Once deleted, this snapshot will no longer be accessible."
	},
	exitShareLink: {
		title: "Exit share link?",
		text: "Are you sure? This will result in any changes being lost."
	},
	deleteSelected: {
		title: "Delete selected entities",
		text: "Please remove an entity from the chart(s) it appears in before trying to delete.",
		button: "OK"
	},
	possibleDuplicate: {
		title: "Possible Duplicate",
		text: "We found existing result(s) with a similar name to the one you entered.",
		button: "Not a Duplicate - Proceed"
	}
};
// shared/src/messages/sharing.ts
/** What is said of share links. */
const sharingMessages = {
	notOpened: "This link does not open: it does not exist, or the password is not right.",
	ended: "This visit has ended. Open the link again.",
	expired: "This link has expired. Ask whoever sent it for a new one.",
	paused: "This link is paused. Ask whoever sent it.",
	usedUp: "This link has been opened as often as it may be. Ask whoever sent it for a new one.",
	visitFirst: "This link counts its visits: open it by authSharingLink first.",
	ticket: "This link in a message is not known, or no longer.",
	notCoOwner: (name) => `You may not share details of “${name}”: you are not its Co-Owner.`,
	notShareable: "Notes, pictures and text boxes have no details to share.",
	tooManyEntities: "These are more entities than a chart holds.",
	visits: "A number of visits from 1 to 1,000,000 is expected.",
	needsEntity: "A link of this type is about an entity: name it.",
	changedMeanwhile: "This link was changed meanwhile. Close the form and open it again to see how it is now.",
	byTicket: "This link opens from its message alone. Give it a password to copy or send it.",
	expiredNotSent: "An expired link cannot be sent.",
	pausedNotSent: "A paused link cannot be sent: resume it first.",
	rules: {
		sharingOff: "Your organization has switched share links off.",
		shareNeedsPassword: "Your organization asks for a password on share links.",
		shareDaysMax: "Your organization lets share links live for a shorter time."
	},
	ruleChanged: "This link does not open by the rules of the organization that shared it. Ask whoever sent it.",
	keyTooShort: "The key of a share link needs at least 16 characters: it is what opens it.",
	privateEntity: "Private"
};
// shared/src/messages/uploads.ts
/** What went wrong with an upload, by the codes of SPEC §8; `quota` is Stemma's own. */
const uploadMessages = {
	extension: fileMessages.extension,
	size: fileMessages.wrongSize,
	server: "Stemma could not take this file just now. Try again.",
	denied: "Stemma does not take this file here.",
	network: "Stemma cannot be reached. Check your connection and try again.",
	timeout: "Nothing has arrived for a minute. Try again.",
	abort: "The upload was broken off.",
	upload: "A part of this file did not arrive, tried five times. Try again.",
	cancel: "Cancelled.",
	"image parsing": "This picture cannot be read. It may be damaged.",
	"parsing image size": "The size of this picture cannot be read. It may be damaged.",
	not_exists: "This file is no longer where it was. Choose it again.",
	file_object: "This is not a file.",
	quota: "There is no room left for files."
};
// shared/src/messages.ts
/** Messages shown to people or sent to callers, to the letter (SPEC §5, §8). Written once, used by forms and services. */
const messages = {
	required: "This attribute is required.",
	passwordTooShort: "Min 8 characters",
	notAnEmail: "Not a valid email address",
	nameIsRequired: "Name is a required field",
	flagLabelTooLong: "Maximum 16 characters",
	keyRequired: "A key is required to update an entity.",
	cannotAddNilEntity: "Cannot add nil entity.",
	cannotAddWithoutOwner: "Cannot add an entity without an owner.",
	wrongDeserialization: "Wrong deserialization data.",
	missingModelName: "Missing name of model to create.",
	modelNotSupported: (name) => `Model '${name}' is not supported.`,
	useCreateUser: "Please use the createUser method instead.",
	useCreateOrganization: "Please use the createOrganization method instead.",
	userOwnerNotSet: "The owner or user who creates the new user should be set.",
	organizationOwnerNotSet: "The owner or user who creates the new organization should be set.",
	anonymousReserved: "The 'anonymous' user is reserved.",
	userNameNil: "The user name is nil.",
	userEmailNil: "The user email is nil.",
	userPasswordNil: "The user password is nil.",
	userOrganizationNotSet: "The user organization is not set.",
	organizationNeedsName: "An organization needs a name.",
	cannotAddNewWithoutOwner: "Cannot add a new entity without an owner.",
	cannotAttach: (type) => `The type '${type}' cannot be attached.`,
	requiresIndividual: "This method requires an Individual type.",
	requiresAttachedPerson: "This method requires an AttachedPerson type.",
	missingBaseUrl: "Missing base URL to access REST service.",
	sectionNotGiven: "The section name was not given.",
	propertyNotGiven: "The property name was not given.",
	settingsSectionMissing: (section) => `Settings error: the section '${section}' in the settings does not exist.`,
	unexpectedNilUser: "Unexpected nil user.",
	noFileSelected: "No file selected.",
	notImplementedYet: "Not implemented yet.",
	notBuiltYet: "not built yet",
	noActionConfigured: "No action configured",
	noDataReturned: "No data returned.",
	dateNotUnderstood: "Cannot make sense of the date",
	mmsi: "The MMSI number should consist of 9 digits.",
	imo: "The IMO number should start with 'IMO' followed by 7 digits.",
	iban: "Not a valid IBAN. Make sure there are no spaces.",
	bic: "Not a valid BIC. Make sure there are no spaces.",
	percentage: "A percentage is a number from 0 to 100 with at most two decimals.",
	number: "A number is expected here.",
	tooLong: (max) => `Maximum ${max} characters`,
	viewOnly: "You may only view this.",
	text: "Text is expected here.",
	lettersOnly: "Only upper and lower case letters are allowed for the name.",
	lettersAndNumbers: "Only letters and numbers are allowed here.",
	lettersAndSpaces: "Only letters and white space are allowed for the name.",
	linkPasswordTooShort: "Password must be at least 8 alphanumeric characters.",
	url: "Not a valid web address.",
	fileName: "A name of a file or folder has no slashes and is not only dots.",
	keyPersonFirstName: "A key-person needs to have at least a first name.",
	tfaCode: "2FA code is not valid.",
	unknownChoice: "Choose one of the listed values.",
	signInFailed: "The e-mail address, name or password is not right.",
	tooManyTries: "Too many tries. Wait a little before you try again.",
	shareRange: "The least share is not more than the largest.",
	readNesting: (max) => `A read nests at most ${max} brackets or negations.`,
	keyTaken: "This key is taken.",
	keyTwice: "This key comes twice.",
	onOneChart: "A note, picture or text box stands on one chart only. Copy it instead.",
	tookTooLong: "This took too long. Ask for less at once.",
	storeUnreachable: "The store cannot be reached. Try again.",
	notSignedIn: "Sign in to go on.",
	notAllowed: "You may not do this.",
	notFound: "There is nothing here under that key.",
	stale: "This chart was changed by someone else since you opened it.",
	severalCharts: "This entity appears in more than one chart.",
	removeEntityWarning: "Permanent deletion removes all data and files of the entity, and the entity from all charts. It cannot be undone, and affects all users with permission on it.",
	entityStale: "Someone else changed this while you were editing.",
	chartBeingEdited: "The chart is currently being edited.",
	settingsFailed: "Critical error: the settings could not be fetched from the server.",
	movedToBin: "Selected entities have been moved to the bin.",
	chunkLoadFailed: "This part of Stemma did not load. Check your connection and try again.",
	...questions,
	empty: emptyStates,
	roleTaken: "There is a role of that name already.",
	defaultRoleStays: "This role is one of the default list, which stays as it is.",
	flag: "A flag is the code of a country of the list, or red, orange, green, blue, black or none.",
	dataLinksOnly: "A link on a chart is a data link.",
	key: "A key starts with a letter or digit, and holds letters, digits and _ . : - only.",
	groupTwice: "There is another group of this key.",
	groupCircle: "A group cannot be within itself.",
	rolePercentage: "The name of a role holds no percentage; a link says it.",
	unknownCountry: "This is not a country of the list.",
	customFields: (max) => `A list of at most ${max} custom fields is expected.`,
	customFieldName: "The name of a custom field cannot hold “@@@@@” or end with “@”.",
	unknownCurrency: "Its currency is not one of those offered.",
	rowWithout: (heading) => `The row has no "${heading}".`,
	cellError: "The cell holds an error instead of a value.",
	columnWithoutName: "The column has no name.",
	columnNotImported: "This column is not imported for this type.",
	tooManyCustomFields: (max) => `At most ${max} custom fields are imported.`,
	importFailed: (email) => `Import failed. Contact ${email}`,
	mail: {
		refused: "The mail server refused this address.",
		notTaken: "The mail server did not take the message.",
		unreachable: "The mail server cannot be reached.",
		tooManyWaiting: "Too many messages wait to be sent. Try again later."
	},
	nothingRequested: "Name a document, or write a message.",
	import: {
		notJson: "This file is not JSON.",
		notBods: "This file holds no statements in the Beneficial Ownership Data Standard (BODS).",
		wrongVersion: (version) => `This file says BODS ${version}; Stemma reads BODS 0.4. Ask its publisher for a 0.4 export.`,
		tooLarge: "This file is larger than 50 MB."
	},
	access: accessMessages,
	accounts: accountMessages,
	sharing: sharingMessages,
	sheet: sheetReasons,
	files: fileMessages,
	uploads: uploadMessages
};
// shared/src/rules/basic.ts
const CONTROL = /[^\P{Cc}\t\n\r]/gu;
const TURNING = /[\u202A-\u202E\u2066-\u2069]/g;
/** Text without control characters, at most `max` characters. */
const plainText = (max = limits.textMax) => string().transform((text) => text.replace(CONTROL, "")).pipe(string().max(max, messages.tooLong(max)));
/** Text that is drawn beside others: in its own direction, without control characters, at most `max` characters. */
const lineText = (max = limits.textMax) => string().transform((text) => text.replace(CONTROL, "").replace(TURNING, "")).pipe(string().max(max, messages.tooLong(max)));
const SHOWN = /[^\p{Cf}\p{Cc}\p{Zs}\p{Zl}\p{Zp}\p{Mn}\p{Me}\u115F\u1160\u3164\uFFA0\u2800]/u;
string({ error: messages.required }).transform(tidyName).pipe(string().refine((text) => SHOWN.test(text), messages.required).max(limits.nameMax, messages.tooLong(limits.nameMax)));
/** A name as it is kept: on one line, without characters that control or turn. */
function tidyName(text) {
	return text.replace(CONTROL, "").replace(TURNING, "").replace(/\s+/g, " ").trim();
}
/** A value that may be left out, or be null, for the usual one. */
const orUsual = (shape, usual) => shape.nullish().transform((value) => value ?? usual);
/** A record's key, made by the server or by the client that makes the record. */
const keyText = string({ error: messages.required }).min(1, messages.required).regex(/^[A-Za-z0-9][A-Za-z0-9_.:-]*$/, messages.key).max(limits.keyMax, messages.tooLong(limits.keyMax));
string({ error: messages.keyRequired }).min(1, messages.keyRequired).pipe(keyText);
/** An ISO date of day, month or year precision. */
const isoDate = string().refine(isIsoDate, messages.dateNotUnderstood);
email$1({ error: messages.notAnEmail }).max(254, messages.notAnEmail);
string().min(limits.passwordMin, messages.passwordTooShort).max(limits.passwordMax, messages.tooLong(limits.passwordMax));
/** A CSS colour as charts keep them: #rgb, #rrggbb or #rrggbbaa. */
const hexColor = string().regex(/^#(?:[0-9a-fA-F]{3}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})$/, "A colour like #006D75 is expected.");
// shared/src/rules/percentage.ts
/**
* The percentage a user gives a role: optional, and null for every role but the eight that carry one (SPEC §5). Imported roles are
* finer and follow chart/linkRole.ts alone.
*/
function readPercentage(role, typed) {
	return mayHavePercentage(role) ? readShare(typed) : { value: null };
}
/** 0 to 100 in steps of 0.01, as number or as text with a point or a comma; null where nothing was typed. */
function readShare(typed) {
	if (typed == null) return { value: null };
	const text = typeof typed === "number" ? String(typed) : typed;
	if (typeof text !== "string") return { fault: messages.percentage };
	const digits = text.trim().replace(/\s*%$/, "").replace(",", ".");
	if (digits === "") return { value: null };
	if (!/^(?:\d+\.?\d{0,2}|\.\d{1,2})$/.test(digits)) return { fault: messages.percentage };
	const value = Number(digits);
	return value <= 100 ? { value } : { fault: messages.percentage };
}
// shared/src/chart/linkRole.ts
const share = number$2({ error: messages.percentage }).min(0, messages.percentage).max(100, messages.percentage);
// shared/src/chart/link.ts
/**
* A link on one chart, from the party that holds to what is held (SPEC §3.3 GenericLink).
* `points` are bends as x, y, x, y … in chart units; spots name the side of the card a link leaves or enters by;
* `adjusting` says how bends follow when an end moves, kept for programs that draw so.
* `ended` links are kept with the chart and not drawn on the chart of today.
*/
const linkShape = object({
	key: keyText,
	from: keyText,
	to: keyText,
	roles: orUsual(array(object({
		role: lineText(200).pipe(string().trim().min(1, messages.required)),
		percentage: share.nullish(),
		minimum: share.nullish(),
		maximum: share.nullish(),
		minimumExclusive: boolean().nullish(),
		maximumExclusive: boolean().nullish(),
		startDate: isoDate.nullish(),
		endDate: isoDate.nullish(),
		via: _enum([
			"direct",
			"indirect",
			"unknown"
		]).nullish(),
		beneficial: boolean().nullish(),
		interest: plainText(100).nullish(),
		details: plainText(4e3).nullish()
	}).transform((role, check) => {
		const fault = (name, message) => {
			check.addIssue({
				code: "custom",
				path: [name],
				message
			});
			return NEVER;
		};
		if (role.minimum != null && role.maximum != null && role.minimum > role.maximum) return fault("minimum", messages.shareRange);
		if (role.interest != null) return role;
		const kept = { ...role };
		for (const name of [
			"percentage",
			"minimum",
			"maximum"
		]) {
			if (role[name] == null) continue;
			const reading = readPercentage(role.role, role[name]);
			if ("fault" in reading) return fault(name, reading.fault);
			kept[name] = reading.value;
		}
		return kept;
	})).max(limits.rolesPerLinkMax), []),
	arrowType: orUsual(_enum([
		"Normal",
		"Reversed",
		"Double",
		"None"
	]), defaults.arrowType),
	color: orUsual(hexColor, defaults.linkColor),
	dashed: orUsual(boolean(), false),
	linkTextPosition: orUsual(number$2().min(0).max(1), defaults.linkTextPosition),
	points: array(number$2().finite()).max(400).nullish().transform((points) => points ?? null),
	fromSpot: plainText(40).nullish().transform((spot) => spot ?? null),
	toSpot: plainText(40).nullish().transform((spot) => spot ?? null),
	adjusting: plainText(40).nullish().transform((how) => how ?? null),
	routing: _enum([
		"orthogonal",
		"straight",
		"curved"
	]).nullish().transform((routing) => routing ?? null)
});
// tests/bench/layout/randomChart.ts
/** Numbers from 0 to 1 that are the same for the same seed (mulberry32). */
function random(seed) {
	let state = seed >>> 0;
	return () => {
		state = state + 1831565813 >>> 0;
		let mixed = Math.imul(state ^ state >>> 15, 1 | state);
		mixed = mixed + Math.imul(mixed ^ mixed >>> 7, 61 | mixed) ^ mixed;
		return ((mixed ^ mixed >>> 14) >>> 0) / 4294967296;
	};
}
const WORDS = "Aldergrove Northquay Belle Rive Halcyon Marchetti Lindqvist Serafina Falcon Brera Verde Harbour Stone".split(" ");
const ENDS = [
	"Holdings AB",
	"Capital S.à r.l.",
	"Ltd",
	"Investments (Luxembourg) S.C.A.",
	"GmbH & Co. KG",
	"Trust",
	"Partners LLP"
];
const COUNTRIES = [
	"LU",
	"SE",
	"IT",
	"JE",
	"MT",
	"GB",
	"CH",
	"DE",
	null
];
/** A chart like the ones people draw: families of trees of holdings, with second owners, several roles, loose cards and a loop here and there. */
function randomChart(size, seed) {
	const next = random(seed);
	const pick = (list) => list[Math.floor(next() * list.length)];
	const nodes = Array.from({ length: size }, (_, at) => {
		const typeName = at < size / 8 ? "Individual" : next() < .6 ? "Company" : pick(RECORD_TYPES.slice(2));
		const words = Array.from({ length: 1 + Math.floor(next() * 3) }, () => pick(WORDS));
		return {
			key: `n${at}`,
			typeName,
			name: `${[...words, ...typeName === "Company" ? [pick(ENDS)] : []].join(" ")} ${at}`,
			party: next() < .04 ? "unknown" : "known",
			country: pick(COUNTRIES),
			detail: next() < .7 ? `B ${1e5 + Math.floor(next() * 9e5)}` : "",
			permission: null,
			chartCount: 1,
			x: 0,
			y: 0,
			flag: null,
			flagColor: null,
			label: next() < .1 ? "Dormant" : null,
			labelVisible: true,
			fillColor: null,
			icon: null,
			hideIcon: false,
			width: null,
			chartDescription: null,
			pinned: false
		};
	});
	const links = [];
	const link = (from, to) => {
		const share = next() < .8 ? { percentage: Math.round(next() * 1e4) / 100 } : {};
		const roles = [{
			role: pick([
				"Shareholder",
				"Owner",
				"Beneficial Owner"
			]),
			...share
		}, ...next() < .1 ? [{ role: "Director" }] : []];
		links.push(linkShape.parse({
			key: `l${links.length}`,
			from: `n${from}`,
			to: `n${to}`,
			roles
		}));
	};
	const tops = Math.max(1, Math.floor(size / 8));
	const families = Math.max(1, Math.round(size / 60));
	const members = (family, from, to) => Array.from({ length: to - from }, (_, at) => from + at).filter((at) => at % families === family);
	for (let at = tops; at < size; at++) {
		if (next() < .03) continue;
		const above = members(at % families, Math.max(0, at - families * 14), at);
		link(above.length && at >= tops + families ? pick(above) : Math.floor(next() * tops), at);
		if (next() < .12 && above.length) link(pick(above), at);
		if (next() < .02) link(Math.floor(next() * at), at);
	}
	if (size > 20) link(size - 1, Math.floor(size / 2));
	return {
		name: `Random ${size}`,
		description: "",
		routing: "orthogonal",
		nodes,
		links,
		groups: []
	};
}
// tests/upd.ts
const elk = new ELK();
const measure = (t) => t.length * 7;
const n = Number(process.argv[2] ?? 1e3);
const mk = () => new Scene({
	card: createCardSetter(measure),
	label: createLabelSetter(measure, "2026-01-01")
});
let scene = mk();
const chart = toDocument(randomChart(n, 5));
scene.update(chart);
const laid = await layered(layoutInput(scene), elk);
const times = [];
const s = new Session();
s.connect();
const post = (m, p = {}) => new Promise((r) => s.post(m, p, (_e, x) => r(x)));
await post("Profiler.enable");
await post("Profiler.setSamplingInterval", { interval: 200 });
for (let i = 0; i < 8; i++) {
	performance.now();
	const arranged = arrange(laid).apply(chart);
	performance.now();
	if (i === 4) await post("Profiler.start");
	const t0 = performance.now();
	scene.update(arranged);
	times.push(Math.round(performance.now() - t0));
	scene.update(chart);
}
const { profile } = await post("Profiler.stop");
writeFileSync("/tmp/lead/upd.cpuprofile", JSON.stringify(profile));
console.log("update laid", times.join(" "), "links", chart.links.size);
process.exit(0);
export {};
