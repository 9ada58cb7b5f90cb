export const breadcrumb = { label: "Ruta de la página", home: "Inicio" };
