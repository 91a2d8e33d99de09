import type { HeadingVocabulary } from './headingVocabulary';

export const SPANISH_HEADINGS: HeadingVocabulary = {
  owner:
    'propietario, propietarios, propietaria, propietarias, dueño, dueños, dueña, titular, titulares, tenedor, tenedores, partícipe, partícipes, sociedad tenedora, comprador, compradores, compradora, adquirente, adquirentes, cesionario',
  heldBy: 'poseído por, poseída por, controlado por, controlada por, participada por',
  roles: {
    'Parent Company':
      'matriz, sociedad matriz, empresa matriz, compañía matriz, sociedad dominante, empresa dominante, entidad dominante, dominante, sociedad controladora, controladora',
    Shareholder: 'accionista, accionistas, socio, socios, socia, socias',
    Partner: 'socio profesional',
    'General Partner': 'socio colectivo, socios colectivos, socio comanditado',
    'Limited Partner': 'socio comanditario, socios comanditarios, comanditario, comanditarios',
    Investor: 'inversor, inversores, inversora, inversionista, inversionistas',
    'Beneficial Owner':
      'beneficiario final, beneficiarios finales, beneficiario efectivo, beneficiarios efectivos, titular real, titulares reales, beneficiario real, propietario real',
    Director:
      'administrador, administradores, administradora, administradoras, consejero, consejeros, consejera, consejeras, director, directores, directora, directoras',
    Manager: 'gerente, gerentes',
    President: 'presidente, presidenta',
    Secretary: 'secretario, secretarios, secretaria, secretarias',
    'Authorised Signatory': 'apoderado, apoderados, apoderada',
    Trustee: 'fiduciario, fiduciarios, fideicomisario administrador',
    Settlor: 'fideicomitente, fideicomitentes, constituyente, fiduciante',
    Protector: 'protector, protectores',
    Beneficiary: 'beneficiario, beneficiarios, beneficiaria, beneficiarias, fideicomisario',
    Founder: 'fundador, fundadores, fundadora',
  },
  pluralEndings: 's, es',
  owned:
    'empresa en cartera, sociedad en cartera, filial, filiales, subsidiaria, subsidiarias, participada, participadas, participado, sociedad participada, sociedades participadas, empresa participada, entidad participada, dependiente, dependientes, sociedad dependiente, empresa dependiente, sociedad dominada, controlada, sociedad controlada, sociedad emisora, emisor, emisora, sociedad objetivo, poseída',
  holds: 'posee, controla, participa en',
  from: '',
  to: '',
  name: 'nombre, nombres, nombre completo, razón social, denominación, denominación social, nombre y apellidos',
  heldName:
    'sociedad, sociedades, empresa, empresas, compañía, compañías, entidad, entidades, organización, persona jurídica, fundación, fondo, fideicomiso',
  holdings: 'participaciones, inversiones',
  of: 'de, del, de la, de los',
  votes: 'voto, votos, derecho de voto, derechos de voto',
  amount:
    'número de acciones, número de participaciones, número de títulos, n.º de acciones, importe, valor nominal, valor',
  link: {
    share:
      'participación, participaciones, participación en %, participación accionaria, porcentaje, porcentajes, porcentaje de participación, porcentaje de capital, porcentaje del capital, porcentaje de propiedad, % de participación, % participación, % del capital, cuota, acciones, tanto por ciento, capital en %',
    role: 'rol, papel, cargo, función, relación, tipo de relación, calidad, vínculo',
    since:
      'adquisición, adquirido, fecha de adquisición, toma de posesión, desde, desde el, inicio, fecha de inicio, fecha inicio, a partir de, nombrado, nombramiento, fecha de nombramiento, fecha de alta, alta',
    until:
      'cesado, cesada, hasta, hasta el, fin, fecha de fin, fecha fin, final, cese, fecha de cese, dimisión, fecha de baja, baja',
    details: 'observación, observaciones, comentario, comentarios, nota, notas',
    source: 'fuente, fuentes',
  },
  party: {
    type: 'tipo, forma jurídica, clase, naturaleza',
    country: 'país, países, nacionalidad, jurisdicción, domicilio, sede, país de constitución, país de residencia',
    registration:
      'número de registro, número registral, n.º de registro, CIF, NIF, número de identificación fiscal, número de inscripción, registro mercantil, RUC, RFC',
    lei: 'código LEI',
    birthDate: 'fecha de nacimiento, fecha nacimiento, nacimiento, nacido, nacida, nacido el',
    incorporation:
      'constitución, fecha de constitución, fecha constitución, constituida, constituida el, fundada, fecha de fundación, fecha de creación',
    id: 'clave, identificador, número',
  },
  entity: { lastName: 'apellido, apellidos', notes: 'observaciones, notas, comentarios' },
  otherText:
    'clase, serie, clase de acciones, tipo de acciones, moneda, divisa, dirección, correo, teléfono, ciudad, código postal, sector, estado, actividad, residencia, lugar de residencia, profesión, ocupación, abogado, notario, certificado, categoría, vendedor, vendedores, vendedora, transmitente, cedente',
  otherDate:
    'fecha, a fecha de, fecha de referencia, fecha de corte, fecha del informe, fecha de registro, fecha de inscripción, actualizado, fecha de actualización',
};
