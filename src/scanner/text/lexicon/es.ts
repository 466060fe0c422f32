import type { Lexicon } from "../concepts.js";

export const es: Lexicon = {
  neg: "no|nunca|jamas|sin|ni|nada|nadie|ningun*|tampoco|evite|evita",
  override:
    "ignora|ignore|ignorar|ignoren|olvida|olvide|olvidar|descarta|descarte|haz caso omiso|hacer caso omiso|pasa por alto|pase por alto|anula|anule|omite las|deja de seguir|no sigas",
  rules:
    "instruccion*|reglas|directric*|normas|indicaciones|restriccion*|politicas|ordenes|limites|limitaciones|mensaje del sistema",
  prior: "anterior*|previas|previos|tus|sus|todas las|recibidas|dadas|hasta ahora|de antes|originales",
  void: "ya no rigen|ya no aplica*|quedan sin efecto|sin efecto|dejan de tener|no tienen validez|quedan anulad*|no valen|pierden validez|carecen de valor|ya no valen",
  outrank:
    "prevalece* sobre|tienen prioridad sobre|tiene prioridad sobre|por encima del usuario|por encima de lo que pida",
  role: "ahora eres|a partir de ahora eres|ya no eres|actua como|finge ser|haz de cuenta que eres|tu nuevo papel|tu nuevo rol|asume el papel|compórtate como",
  unrestricted:
    "sin restricciones|sin limites|sin censura|sin filtros|cualquier orden|nunca se niega|no conoce limites",
  tell: "dig*|decir*|decirselo|mencion*|inform*|revel*|comuni*|avis*|cuent*|notifi*|comentar*|coment*|hables de",
  show: "muestr*|mostrar|indicar|senalar|aparece*|presentar",
  user: "usuario*|persona|cliente|humano|titular|dueno|operador|propietario",
  model: "asistente|modelo|agente|ia",
  secretly:
    "en silencio|en secreto|a escondidas|discretamente|sin que el usuario|sin que se entere|sin que la persona|sin avisar|sin decir*|sin mencion*|sin informar|con discrecion|guarda silencio|no lo comentes|de forma oculta|sin dejar rastro|queda entre nosotros|no necesita saber*|no tiene que saber*|no tiene por que saber*|no debe saber*|no debe enterarse|no hace falta mencionar*|no hace falta decir*|no hace falta avisar|sin molestar|sin alarmar|sin alertar|no lo menciones|no se menciona|no se mencionara|no mencionar|no debe mencionar*|no se comenta|no lo incluyas en el resumen|no se muestra al|sin comentarlo|sin explicarlo|de esto no se habla",
  summary: "resumen|respuesta|confirmacion|recapitulacion|informe",
  omit: "omite|omitir|omitase|oculta*|dejar fuera|se deja fuera|no figura|no aparece|excluy*|solo menciona",
  sysprompt:
    "prompt del sistema|instrucciones del sistema|mensaje de sistema|instrucciones iniciales|tus instrucciones|configuracion inicial",
  convo:
    "conversacion|historial|mensajes anteriores|ultimos mensajes|lo que ha escrito|chat|mensajes del usuario|dialogo",
  secret:
    "contrasena*|credencial*|clave de api|claves|clave privada|token|tokens|secretos|llave privada|codigo de verificacion|numero de tarjeta|variables de entorno|frase de recuperacion|clave de acceso",
  private:
    "datos personales|correo de la persona|carpeta personal|bandeja de entrada|archivos del usuario|documentos del usuario|direccion particular|telefono|carpeta de inicio|agenda|contactos",
  read: "lee|lea|leer|leerla|abre|abra|abrir|carga|cargue|cargar|consulta|consultar|busca|recoge|recopila|extrae|obten|obtenga|descarga|descargar|toma|copia|recupera",
  put: "pon|ponga|poner|coloca|coloque|incluye|incluir|anade|anadir|adjunta|adjuntar|inserta|pega|pegar|rellena|escribe|escribir|transcrib*|agrega|agregar|introduce|introduzca|copia|copiar|pasa|pasar|mete",
  send: "envia*|enviar|manda|mandar|remite|sube|subir|transmite|reenvia*|comparte|publica|hacer llegar|entrega",
  whole:
    "integro|integra|completo|completa|entero|entera|al pie de la letra|literal|literalmente|tal cual|palabra por palabra|todo el contenido|contenido de|el contenido|todo lo",
  exec: "ejecuta*|ejecutar|ejecute|corre|lanza|arranca|llevar a cabo|realiza",
  shell: "terminal|consola|linea de comandos|interprete de comandos|como root",
  destroy: "borra*|elimina*|suprim*|destruy*|vacia*|sobrescrib*",
  consent: "confirmacion|permiso|consentimiento|aprobacion|autorizacion|pregunt*|consult*",
  noConsent:
    "sin preguntar|sin pedir|sin consultar*|sin confirmacion|sin permiso|sin autorizacion|no hace falta preguntar|no preguntes|sin pedir permiso|ya ha dado su|se da por|sin esperar|cuenta como consentimiento|cuenta como aprobacion|vale como consentimiento|equivale a consentimiento|equivale a aprobacion|se considera aprobad*|se considera aceptad*|se entiende aceptad*|aprobado de antemano|confirma tu mismo|aprueba automaticamente|no es necesario preguntar|no es necesario confirmar|no requiere confirmacion",
  when: "cuando|antes de|despues de|cada vez|siempre que|en cuanto|una vez|al empezar|al comenzar|al terminar|tras|mientras|hasta que|previo a",
  must: "debe|debes|deben|obligatori*|siempre|es necesario|hay que|importante|imprescindible|requerid*|tiene que|conviene|es preciso|asegurate|exige",
  otherTool:
    "otras herramientas|otra herramienta|demas herramientas|cualquier herramienta|herramienta de correo|herramienta de archivos|herramientas disponibles|otros servidores|otro servidor",
  prefer:
    "en lugar de|en vez de|sustituye a|reemplaza a|unica herramienta|con preferencia|usa siempre esta|en su lugar",
  refuse: "no uses|no use|no utilices|no utilice|comprometid*|obsolet*|insegur*|prohibid*|rechaza*",
  obey: "obedece*|cumple lo|siga lo|sigue lo|seguir lo|haz lo que|llevar a cabo lo|aplicar tal|acata*|lo que indique|siga las",
  doc: "detecta*|analiza mensajes|filtra*|clasifica*|leccion|curso|ejemplo de ataque|intentos|ataque*|sospechos*|escaner",
  threat: "ataque*|sospechos*|inyeccion*",
  suchAs: "por ejemplo|como por ejemplo|ejemplo|p. ej.|tales como|como",
  calls: "llamada*|uso|usos|consulta*|peticion*|vez|veces|invocacion*",
  ordinal: "primera|primeras|segunda|tercera|cuarta|quinta|sexta|septima|decima|primeros",
  onward: "en adelante|a partir de|despues de esa|desde entonces|desde la|a contar de",
  approved: "aprobad*|autorizad*|permitir siempre|una vez aceptad*",
  session:
    "en adelante|durante toda la sesion|resto de la conversacion|cada conversacion|cada respuesta|toda la conversacion|a partir de ahora|de ahora en adelante|en todas las conversaciones|en lo sucesivo",
  argument:
    "argumento*|parametro*|campo|destinatario|beneficiario|cuenta|importe|iban|copia oculta|clave pix",
  set: "cambia*|sustituy*|reemplaza*|fija|establece|modifica*|usar la|pon como",
  whatever:
    "sea cual sea|incluso cuando|incluso si|aunque|independientemente|da igual|sin importar|pase lo que pase|cualquiera que sea",
  readOnly: "solo lectura|solo consulta|no modifica|sin conexion",
  only: "solo|solamente|unicamente",
  or: "o|u|ni",
  filler: "el|la|los|las|de|del|que|y|en|un|una|por|para|con|se|al|lo|su|es",
  disguised:
    "como si|haz como si|finge|fingir|presentalo como|presentarlo como|di que|dile que|decirle que|basta con decir*|responde que|afirma que|como opinion propia|como recomendacion propia|en nombre del usuario|como siempre",
};
