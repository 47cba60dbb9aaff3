"""How what is sent is described: every field of it is always there."""

from dataclasses import fields
from typing import TYPE_CHECKING

from litestar.openapi.spec import Schema
from litestar.plugins import OpenAPISchemaPlugin
from litestar.typing import FieldDefinition

if TYPE_CHECKING:
    from litestar._openapi.schema_generation import SchemaCreator


class SentSchema(OpenAPISchemaPlugin):
    """Dataclasses are sent only, and whole; Litestar would say that a field with a default may be missing."""

    def is_plugin_supported_field(self, field_definition: FieldDefinition) -> bool:
        return field_definition.is_dataclass_type

    def to_openapi_schema(self, field_definition: FieldDefinition, schema_creator: "SchemaCreator") -> Schema:
        hints = field_definition.get_type_hints(include_extras=True, resolve_generics=True)
        names = [field.name for field in fields(field_definition.type_)]
        return schema_creator.create_component_schema(
            field_definition,
            required=sorted(names),
            property_fields={name: FieldDefinition.from_kwarg(annotation=hints[name], name=name) for name in names},
        )
